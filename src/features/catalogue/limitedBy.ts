/** The attributes of a button that adds no more. It keeps the focus, which a disabled one would lose, and is described by the limit. */
export const limitedBy = (limitId: string) => ({ "aria-disabled": true, "aria-describedby": limitId }) as const;
