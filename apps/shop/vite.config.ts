import { webApp } from '../../packages/web/build/web-app.ts'

export default webApp({
  folder: import.meta.dirname,
  // A worker's address must not change, or old ones would never be replaced.
  fixedScripts: { 'service-worker': `${import.meta.dirname}/src/service-worker.ts` },
})
