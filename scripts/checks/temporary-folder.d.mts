/** Gives a test run a folder for temporary files, in memory if there is space, and sets `TMPDIR` to it. */
export declare function useTemporaryFolder(): void
