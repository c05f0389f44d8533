// Where nobody watches, a hiccup of the machine is told but stops no publication; what fails twice fails.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
