import { graphql } from "gatsby";

/** The English texts that stand beside the shop's Indonesian ones, for the pages that show or send them (domain/shop/withEnglishTexts). */
export const query = graphql`
  fragment EnglishFooter on ShopJson {
    taglineEnglish
    seasonalHours {
      nameEnglish
    }
  }
  fragment EnglishBookingTexts on Query {
    shop: shopJson {
      breaks {
        reasonEnglish
      }
      deposit {
        termsEnglish
      }
      ticketAdviceEnglish
    }
    services: servicesJson {
      services {
        nameEnglish
        fareEnglish
      }
    }
    bands: timeSlotBandsJson {
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
    barbers: barbersJson {
      barbers {
        leave {
          reasonEnglish
        }
      }
    }
    closures: closuresJson {
      closures {
        reasonEnglish
      }
      hours {
        reasonEnglish
      }
    }
  }
  fragment EnglishHomeTexts on Query {
    shop: shopJson {
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
    }
    services: servicesJson {
      services {
        descriptionEnglish
      }
    }
    barbers: barbersJson {
      barbers {
        lineEnglish
      }
    }
    work: galleryJson {
      photos {
        captionEnglish
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
    depositReceived
    depositReceivedEnglish
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
