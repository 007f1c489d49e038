import { openingHours } from '@dimsum/domain/opening-hours'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test } from 'vitest'
import { anOrder } from '../../testing/desk-answers.ts'
import { reminderText, statusText } from './whatsapp-texts.ts'

test('a name that looks like an address is no link in the texts to its customer', () => {
  const order = anOrder({ customerName: 'www.evil.example' })
  const { shop } = shopConfig()
  const texts = [
    statusText(order, { language: 'default', shop, hours: openingHours, now: new Date(), link: null }),
    reminderText(order, 'https://toko.id', 'default'),
  ]
  for (const text of texts) expect(text).toContain('Kak www. evil. example,')
})
