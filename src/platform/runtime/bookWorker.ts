export async function registerBookWorker(): Promise<void> {}
export async function removeBookWorker(): Promise<void> {}
