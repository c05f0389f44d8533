const { TestEnvironment } = require("jest-environment-node");

/** A Node environment with the time zone that the project's `testEnvironmentOptions` name. */
module.exports = class TimeZoneEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.before = process.env.TZ;
    process.env.TZ = config.projectConfig.testEnvironmentOptions.timeZone;
  }

  async teardown() {
    if (this.before === undefined) delete process.env.TZ;
    else process.env.TZ = this.before;
    await super.teardown();
  }
};
