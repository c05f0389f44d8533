import { graphql, type PageProps } from "gatsby";
import { englishTicketPath, ticketPath } from "../domain/routes";
import { offeringIn } from "../domain/shop/englishContent";
import { contentWithFullHours, withNonNullRoots } from "../features/content/pageContent";
import { Metadata } from "../features/frame/Metadata";
import { Page } from "../features/frame/Page";
import { SectionBoundary } from "../features/frame/SectionBoundary";
import { TicketByLink } from "../features/ticket/TicketByLink";
import { ticketWords } from "../features/ticket/words.id";
import { frameWords } from "../features/words/frame.id";

const words = { frame: frameWords, ticket: ticketWords };

export default function TicketPage({ data }: PageProps<Queries.TicketQuery>) {
  const content = contentWithFullHours(data);
  const { shop } = content;
  return (
    <Page words={words} {...content} current={ticketPath} translation={englishTicketPath}>
      <SectionBoundary shop={shop}>
        <TicketByLink shop={shop} offeringIn={offeringIn(content)} />
      </SectionBoundary>
    </Page>
  );
}

TicketPage.sharedLayout = "ticket";

export function Head({ data }: PageProps<Queries.TicketQuery>) {
  const { shop, site } = withNonNullRoots(data);
  return (
    <Metadata
      shop={shop}
      site={site}
      path={ticketPath}
      manifest={null}
      language="id"
      title={`Tiket booking | ${shop.name}`}
      description={`Buka tiket booking ${shop.name} dari tautannya.`}
      isPrivate
    />
  );
}

export const query = graphql`
  query Ticket {
    ...PageContent
    ...BookableContent
  }
`;
