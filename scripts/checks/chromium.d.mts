type LaunchOptions = { executablePath?: string; args: string[] }

/** How Playwright starts the browser: the one without windows where it is installed. */
export declare const launchOptions: () => LaunchOptions
/** The browser with windows, for what only it has: notifications. */
export declare const wholeBrowser: () => LaunchOptions
