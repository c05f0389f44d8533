import sharp from "sharp";

/**
 * Loaded before the program into the builds of the tests' sites: makes sharp compress AVIFs with less effort. They are as
 * large as otherwise and a little worse (1.4 dB), in a fifth of the processor time, which for the pictures of two shops is
 * most of a minute. A later build in the same folder keeps those of them that it needs too, the demo shop's, until `gatsby
 * clean`.
 */
const { avif } = sharp.prototype;

sharp.prototype.avif = function avifWithLessEffort(options) {
  return avif.call(this, { effort: 2, ...options });
};
