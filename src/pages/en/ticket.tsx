import { graphql, type PageProps } from "gatsby";
import { englishTicketPath, ticketPath } from "../../domain/routes";
import { contentForEnglishReaders, offeringIn } from "../../domain/shop/englishContent";
import { contentWithFullHours, withNonNullRoots } from "../../features/content/pageContent";
import { Metadata } from "../../features/frame/Metadata";
import { Page } from "../../features/frame/Page";
import { SectionBoundary } from "../../features/frame/SectionBoundary";
import { TicketByLink } from "../../features/ticket/TicketByLink";
import { ticketWords } from "../../features/ticket/words.en";
import { frameWords } from "../../features/words/frame.en";

const words = { frame: frameWords, ticket: ticketWords };

export default function EnglishTicketPage({ data }: PageProps<Queries.EnglishTicketQuery>) {
  const indonesian = contentWithFullHours(data);
  const content = contentForEnglishReaders(indonesian);
  return (
    <Page words={words} {...content} current={englishTicketPath} translation={ticketPath}>
      <SectionBoundary shop={content.shop}>
        <TicketByLink shop={content.shop} offeringIn={offeringIn(indonesian)} />
      </SectionBoundary>
    </Page>
  );
}

EnglishTicketPage.sharedLayout = "ticket";

export function Head({ data }: PageProps<Queries.EnglishTicketQuery>) {
  const { shop, site } = withNonNullRoots(data);
  return (
    <Metadata
      shop={shop}
      site={site}
      path={englishTicketPath}
      manifest={null}
      language="en"
      title={`Booking ticket | ${shop.name}`}
      description={`Open a booking ticket of ${shop.name} by its link.`}
      isPrivate
    />
  );
}

export const query = graphql`
  query EnglishTicket {
    ...PageContent
    ...BookableContent
  }
`;
