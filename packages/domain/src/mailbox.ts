/**
 * Normalises an e-mail address to its mailbox: lower case, without a `+tag`, and without dots where the provider
 * ignores them. For counting, never for sending.
 */
export const mailboxOf = (email: string): string => {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const untagged = name.split('+')[0] ?? ''
  return isGmail.test(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

const isGmail = /^(gmail|googlemail)\.com$/
