export const instagramLink = (handle: string): string => `https://www.instagram.com/${encodeURIComponent(handle)}/`;
