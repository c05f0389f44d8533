import type { DepositWords } from "./depositWords.id";

/** How a down payment is paid, in English. */
export const depositWords: DepositWords = {
  heading: "Pay the deposit with the shop's QRIS code",
  whenToPay: "Best paid once the shop has confirmed this booking.",
  copyAmount: "Copy amount",
  amountCopied: "Amount copied.",
  codeLabel: "The shop's QRIS code",
  saveOrScan: "Save the code, then upload it in your bank's or wallet's app. From another phone, just scan it.",
  scan: "Scan this code in your bank's or wallet's app.",
  steps: (merchant, amount) => [
    `Check that the recipient is ${merchant}, then enter ${amount}.`,
    "Send the receipt in the chat; the shop checks that the payment has arrived.",
  ],
  terms: "The shop's terms:",
  otherWay: "Can't pay by QRIS? Ask the shop in the chat.",
  saveCode: "Save code",
  sendProof: "Send receipt",
  pictureFailed: "This browser cannot make the picture. Take a screenshot of this code.",
  pressPicture: "Press and hold the picture below, then save it.",
  picture: (merchant) => `Picture of the QRIS code of ${merchant}`,
};
