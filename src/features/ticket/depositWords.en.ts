import type { DepositWords } from "./depositWords.id";

/** How a down payment is paid, in English. */
export const depositWords: DepositWords = {
  heading: "Pay the down payment by the shop's QRIS code",
  copyAmount: "Copy amount",
  amountCopied: "Amount copied.",
  codeLabel: "The shop's QRIS code",
  steps: (merchant, amount) => [
    "Save the code, then upload it in your bank's or wallet's app. From another phone, just scan it.",
    `Make sure that the receiver is ${merchant}, then enter ${amount}.`,
    "Send the receipt in the chat; the shop makes sure that it has come.",
  ],
  terms: "The shop's terms:",
  saveCode: "Save code",
  sendProof: "Send receipt",
  pictureFailed: "This browser cannot make the picture. Take a screenshot of this code.",
  pressPicture: "Press and hold the picture below, then save it.",
  picture: (merchant) => `Picture of the QRIS code of ${merchant}`,
};
