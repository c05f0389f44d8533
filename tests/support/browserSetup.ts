// In CI a test that fails once because the machine stalls runs again, with its failure printed; failing twice fails the run.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
