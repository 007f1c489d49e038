/** Sets the error messages of product.md section 5 in the contract's schemas. Every form with a schema imports it. */
import { installErrorMessages } from '@dimsum/contract/error-texts'

installErrorMessages()
