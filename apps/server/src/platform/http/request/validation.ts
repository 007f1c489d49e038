import { validatorCompiler as zodCompiler } from 'fastify-type-provider-zod'

/** The type provider's validation, except that a missing body is undefined ('Required'), not null. */
export const validatorCompiler: typeof zodCompiler = (route) => {
  const validate = zodCompiler(route)
  return route.httpPart === 'body' ? (data) => validate(data ?? undefined) : validate
}
