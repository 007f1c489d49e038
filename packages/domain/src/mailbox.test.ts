import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['Siti@Dimsum.test', 'siti@dimsum.test'],
  ['siti+1@dimsum.test', 'siti@dimsum.test'],
  ['s.i.t.i+x@googlemail.com', 'siti@gmail.com'],
  ['si.ti@dimsum.test', 'si.ti@dimsum.test'],
])('%s is counted as %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))
