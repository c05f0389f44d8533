import { graphql } from "gatsby";

/** The English texts that stand beside the shop's Indonesian ones, for the pages that show or send them (domain/shop/inEnglish). */
export const query = graphql`
  fragment EnglishShop on ShopJson {
    taglineEnglish
    figures {
      figureEnglish
      labelEnglish
    }
    notice {
      textEnglish
    }
    goodToKnow {
      titleEnglish
      textEnglish
    }
    ...EnglishTicketShop
  }
  fragment EnglishFooter on ShopJson {
    seasonalHours {
      nameEnglish
    }
  }
  fragment EnglishTicketShop on ShopJson {
    ...EnglishFooter
    breaks {
      reasonEnglish
    }
    deposit @include(if: $asksForDeposit) {
      termsEnglish
    }
    ticketAdviceEnglish
  }
  fragment EnglishServices on ServicesJson {
    services {
      nameEnglish
      fareEnglish
    }
  }
  fragment EnglishBands on TimeSlotBandsJson {
    bands {
      labelEnglish
    }
    otherDays {
      nameEnglish
      bands {
        labelEnglish
      }
    }
  }
  fragment EnglishClosures on ClosuresJson {
    closures {
      reasonEnglish
    }
    hours {
      reasonEnglish
    }
  }
  fragment EnglishBarbers on BarbersJson {
    barbers {
      leave {
        reasonEnglish
      }
    }
  }
  fragment CustomerMessages on CustomerMessagesJson {
    greeting
    greetingEnglish
    confirmation
    confirmationEnglish
    proposal
    proposalEnglish
    refusal
    refusalEnglish
    reminder
    reminderEnglish
    depositReceived @include(if: $asksForDeposit)
    depositReceivedEnglish @include(if: $asksForDeposit)
    confirmationDepositOwed
    confirmationDepositOwedEnglish
    confirmationDepositReceived
    confirmationDepositReceivedEnglish
    confirmationAtCustomer
    confirmationAtCustomerEnglish
    confirmationAtCustomerDepositOwed
    confirmationAtCustomerDepositOwedEnglish
    confirmationAtCustomerDepositReceived
    confirmationAtCustomerDepositReceivedEnglish
    cancellation
    cancellationEnglish
  }
`;
