type LaunchOptions = { executablePath?: string; args: string[] }

/** Launch options of Playwright: the headless shell if it is installed. */
export declare const launchOptions: () => LaunchOptions
/** The full browser, for features that the headless shell lacks: notifications. */
export declare const wholeBrowser: () => LaunchOptions
