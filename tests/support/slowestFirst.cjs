const { default: Sequencer } = require("@jest/test-sequencer");

const projects = ["browser", "site", "content", "component", "unit"];

/**
 * The projects whose files take longest begin, and the unit tests fill the gaps at the end: on a machine that has not run
 * them before jest would go by the files' sizes, and end with one process at work for a minute.
 */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ context }) => projects.indexOf(context.config.displayName.name.split(" ")[0]);
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
};
