/** The contract's schemas for signing in. A file of its own: the screen is there sooner without them. */
import '@dimsum/web/api/schema-setup.ts'
import { AdminLogin, EnterCode } from '@dimsum/contract/credentials'
import { zodResolver } from '@hookform/resolvers/zod'

export const judgeLogin = zodResolver(AdminLogin)
export const judgeCode = zodResolver(EnterCode)
