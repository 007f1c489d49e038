import { PrivacyPolicy } from '../features/privacy/privacy-policy.tsx'

/** `/privasi` */
export default function PrivacyPage() {
  return <PrivacyPolicy />
}
