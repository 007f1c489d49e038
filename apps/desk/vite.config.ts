import { webApp } from '../../packages/web/build/web-app.ts'

export default webApp({ folder: import.meta.dirname })
