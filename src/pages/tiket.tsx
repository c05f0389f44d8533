import { graphql, type PageProps } from "gatsby";
import { englishTicketPath, ticketPath } from "../domain/routes";
import { bookableIn } from "../domain/shop/englishContent";
import { contentWithFullHours } from "../features/booking/bookableContent";
import { Metadata } from "../features/shell/Metadata";
import { Page } from "../features/shell/Page";
import { SectionBoundary } from "../features/shell/SectionBoundary";
import { withNonNullRoots } from "../features/shell/withNonNullRoots";
import { shellWords } from "../features/shell/words.id";
import { TicketByLink } from "../features/ticket/TicketByLink";
import { ticketWords } from "../features/ticket/words.id";

const words = { shell: shellWords, ticket: ticketWords };

export default function TicketPage({ data }: PageProps<Queries.TicketQuery>) {
  const content = contentWithFullHours(data);
  const { shop } = content;
  return (
    <Page words={words} {...content} current={ticketPath} translation={englishTicketPath}>
      <SectionBoundary shop={shop}>
        <TicketByLink shop={shop} bookableIn={bookableIn(content)} />
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
