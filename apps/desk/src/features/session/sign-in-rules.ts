/** Sign-in schemas, in a file of their own: the login renders without loading them. */
import '@dimsum/web/api/schema-setup.ts'
import { AdminLogin, EnterCode } from '@dimsum/contract/credentials'
import { zodResolver } from '@hookform/resolvers/zod'

export const judgeLogin = zodResolver(AdminLogin)
export const judgeCode = zodResolver(EnterCode)
