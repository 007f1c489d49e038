import { ApiError } from '@dimsum/web/api/api-error.ts'

/** What was wrong with one field of a refused call; `undefined` where it was right. */
export const issueAt = (error: unknown, path: string): string | undefined =>
  error instanceof ApiError ? error.issues.find((issue) => issue.path === path)?.message : undefined
