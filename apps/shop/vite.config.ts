import { webApp } from '../../packages/web/build/web-app.ts'

export default webApp({
  folder: import.meta.dirname,
  // The worker needs a stable URL, or browsers would never update it.
  fixedScripts: { 'service-worker': `${import.meta.dirname}/src/service-worker.ts` },
})
