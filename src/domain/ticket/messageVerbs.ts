/** How a message to the shop that asks for more than an answer begins; its booking code follows. The shop's book finds it by this. */
export const messageVerbs = { change: "Ubah", cancel: "Batalkan" } as const;
