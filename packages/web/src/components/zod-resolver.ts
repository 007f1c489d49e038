import { installErrorMessages } from '@dimsum/contract/error-texts'

installErrorMessages()

/** Judges a form by a schema of the contract, with the error messages of product.md section 5. */
export { zodResolver } from '@hookform/resolvers/zod'
