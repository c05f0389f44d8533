import { graphql, type PageProps } from "gatsby";
import { englishTicketPath, ticketPath } from "../../domain/routes";
import { bookableIn, contentForEnglishReaders } from "../../domain/shop/englishContent";
import { contentWithFullHours } from "../../features/booking/bookableContent";
import { Metadata } from "../../features/shell/Metadata";
import { Page } from "../../features/shell/Page";
import { SectionBoundary } from "../../features/shell/SectionBoundary";
import { withNonNullRoots } from "../../features/shell/withNonNullRoots";
import { shellWords } from "../../features/shell/words.en";
import { TicketByLink } from "../../features/ticket/TicketByLink";
import { ticketWords } from "../../features/ticket/words.en";

const words = { shell: shellWords, ticket: ticketWords };

export default function EnglishTicketPage({ data }: PageProps<Queries.EnglishTicketQuery>) {
  const indonesian = contentWithFullHours(data);
  const content = contentForEnglishReaders(indonesian);
  return (
    <Page words={words} {...content} current={englishTicketPath} translation={ticketPath}>
      <SectionBoundary shop={content.shop}>
        <TicketByLink shop={content.shop} bookableIn={bookableIn(indonesian)} />
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
