/** Gives a test run a folder for temporary files, in memory where there is room; `TMPDIR` names it. */
export declare function useTemporaryFolder(): void
