/** Makes the contract's schemas speak the sentences of product.md section 5. Every form with a schema imports it. */
import { installErrorMessages as speakTheSpec } from '@dimsum/contract/error-texts'

speakTheSpec()
