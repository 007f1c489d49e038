import { builtInMenu } from '@dimsum/contract/built-in-menu'
import type { ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { afterEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/connection.ts'
import { settings } from '../../platform/db/tables/shop.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'
import { testConfig } from '../../testing/test-config.ts'
import { defaultSettings } from './default-settings.ts'
import { saveSetting } from './settings.queries.ts'
import { createSettingsStore } from './settings-store.ts'

/** Sunday 22 November 2026, 10:00 WIB. */
const now = new Date('2026-11-22T03:00:00Z')

const shop = await buildTestApp({ now: () => now })
const admin = await shop.signIn()
// So that she may require a second factor of everyone.
await shop.rows(`insert into second_factors (user_id, secret, is_confirmed) select id, 'x', true from users`)
afterEach(async () => {
  await shop.rows('truncate settings, kitchen_days')
  shop.parts.settings.forget()
})

const defaults = defaultSettings(testConfig().shop)

const read = async () => (await shop.get('/api/admin/settings', admin)).json<ShopSettings>()
const change = shop.changeSettings
const config = async () => (await shop.get('/api/config')).json()
const stored = async () => {
  const rows = await shop.database.db.select().from(settings)
  return Object.fromEntries(rows.map(({ key, value, updatedBy }) => [key, { value, updatedBy }]))
}
const trail = () => shop.rows('select * from audit_log order by id')

const aWindow = (part: object) => ({
  ...{ begins: '09:00', ends: '11:00', for: 'both', mostOrders: null, mostPieces: null },
  ...part,
})

const windows = (...parts: object[]) => ({ timeWindows: parts.map(aWindow) })

const anAccount = (part: object) => ({ bank: 'BCA', number: '1234567890', holder: 'Siti Rahma', ...part })

const [aPhoto, anotherPhoto] = await shop.rows(`
  insert into photos (hash, master, width, height, created_by)
  select left(encode(sha256(b), 'hex'), 32), b, 4, 3, 'system' from unnest('{a,b}'::bytea[]) b returning hash`)

const anArea = (overrides: object) => ({
  ...{ id: 'a', name: 'Tebet', fee: 10_000, leastOrder: null, freeFrom: null },
  ...overrides,
})

const areas = (...parts: object[]) => ({ deliveryAreas: parts.map(anArea) })

describe('settings', () => {
  it('are the specification’s constants and the environment’s values until the owner changes one', async () => {
    expect(await read()).toEqual(defaults)
    expect(defaults).toMatchObject({
      shopName: 'Dimsum Kukus',
      weekdayHours: { opens: '08:00', closes: '20:00' },
      weekendHours: { opens: '09:00', closes: '21:00' },
      ordering: { state: 'open', until: null },
    })
  })

  it('take precedence over the environment once changed, and only changed ones are stored', async () => {
    const changed = { shopName: 'Dimsum Bu Sari', cutOff: '14:30' }
    expect((await change(changed)).json()).toEqual({ ...defaults, ...changed })
    expect(await read()).toEqual({ ...defaults, ...changed })
    const updatedBy = 'admin:pemilik'
    expect(await stored()).toEqual({
      shopName: { value: changed.shopName, updatedBy },
      cutOff: { value: changed.cutOff, updatedBy },
    })
  })

  it('record what a change replaced, and nothing for an unchanged value', async () => {
    const before = (await trail()).length
    await change({ shopName: defaults.shopName, qris: true })
    await change({ qris: true })
    const entry = { actor: 'admin:pemilik', action: 'settings.change', subject: 'settings:qris' }
    expect((await trail()).slice(before)).toMatchObject([{ ...entry, before: false, after: true }])
  })

  it('are read as stored, also before this process is notified; an invalid value is the default', async () => {
    await shop.parts.settings.current()
    await shop.database.db.insert(settings).values([
      { key: 'cutOff', value: 'noon', updatedBy: 'admin:pemilik' },
      { key: 'horizonDays', value: 14, updatedBy: 'admin:pemilik' },
      { key: 'forgotten', value: true, updatedBy: 'admin:pemilik' },
    ])
    expect(await read()).toEqual({ ...defaults, horizonDays: 14 })
  })

  it('are not cached from a read that began before a change', async () => {
    const store = createSettingsStore(shop.database.db, defaults)
    const early = store.current()
    // The change is announced while the read is under way.
    store.forget()
    await early
    await change({ founder: 'Bu Tini' })
    expect((await store.current()).founder).toBe('Bu Tini')
  })

  const until18 = (opens: string) => ({ opens, closes: '18:00' })
  /** For every setting, a value that another device stored meanwhile, and the value typed here. */
  const changes: { [Field in keyof Required<ChangeShopSettingsInput>]: [elsewhere: unknown, here: unknown] } =
    {
      shopName: ['Dimsum Bu Sari', 'Dimsum Bu Tini'],
      founder: ['Bu Sari', 'Bu Tini'],
      phone: ['0811-2222-3333', '0811-2222-4444'],
      email: ['bu@sari.example', 'bu@tini.example'],
      whatsapp: ['0811-2222-3333', '0811-2222-4444'],
      address: ['Jl. Melati 3', 'Jl. Melati 4'],
      intro: ['Rumahan.', 'Buatan sendiri.'],
      weekdayHours: [until18('09:00'), until18('10:00')],
      weekendHours: [until18('09:00'), until18('10:00')],
      halalCertificate: ['ID00410000123450125', 'ID00410000123450126'],
      halalExpires: ['2027-01-01', null],
      ingredients: ['Ayam, tapioka', 'Ayam, udang'],
      allergens: [['egg'], ['egg', 'sesame']],
      storage: ['Simpan di kulkas', 'Simpan di freezer'],
      keepsDays: [2, null],
      closedDates: [['2026-12-25'], ['2026-12-26']],
      cutOff: ['14:00', '15:30'],
      bigOrderPieces: [200, 400],
      bigOrderLeadDays: [3, 4],
      customerChanges: ['18:00', '20:00'],
      horizonDays: [14, 60],
      weekdayCapacity: [Array(7).fill(600), [null, 600, ...Array(5).fill(null)]],
      ordering: [
        { state: 'closed', until: null },
        { state: 'paused', until: '2026-11-22T05:00:00.000Z' },
      ],
      cashCeiling: [500_000, null],
      unpaidHours: [24, null],
      depositPercent: [50, 30],
      depositFrom: [200_000, null],
      depositFromPieces: [150, null],
      restDaysBefore: [2, 3],
      depositTerms: ['Batal H-3: kembali penuh.', 'DP tidak kembali sesudah H-2.'],
      deliveryAreas: [
        [anArea({})],
        [anArea({ id: 'b', name: 'Menteng', fee: 15_000, leastOrder: 50_000, freeFrom: 300_000 })],
      ],
      timeWindows: [
        [aWindow({})],
        [aWindow({ begins: '15:00', ends: '17:00', for: 'pickup', mostOrders: 20, mostPieces: 400 })],
      ],
      qris: [true, true],
      bankAccounts: [[anAccount({})], [anAccount({ bank: 'Mandiri' })]],
      transferQris: [aPhoto?.hash, anotherPhoto?.hash],
      refunds: [true, true],
      thanks: ['Sampai jumpa!', 'Terima kasih!'],
      retentionMonths: [12, 36],
      secondFactorDemanded: [true, true],
      shopLanguage: ['id', 'en'],
      deskLanguage: ['en', 'id'],
    }

  it('do not let an old screen undo what another device did, and name each setting that changed', async () => {
    const fields = Object.keys(changes) as (keyof typeof changes)[]
    const from = (at: 0 | 1) => Object.fromEntries(fields.map((field) => [field, changes[field][at]]))
    const [elsewhere, here] = [from(0), from(1)]
    const all = await read()
    const shown = Object.fromEntries(fields.map((field) => [field, all[field]]))
    expect((await change(elsewhere)).statusCode).toBe(200)
    const late = answered(await change({ ...here, expected: shown }))
    const message = 'Baru diubah di perangkat lain.'
    expect(late).toMatchObject({ statusCode: 409, code: 'stale' })
    expect(new Set(late.issues)).toEqual(new Set(fields.map((path) => ({ path, message }))))
    expect(await read()).toMatchObject(elsewhere)
    expect((await change({ ...here, expected: elsewhere })).statusCode).toBe(200)
    expect(await read()).toMatchObject(here)
  })

  it('of parallel changes from the same screen keep one, and refuse the others', async () => {
    const ceilings = [310_000, 410_000, 510_000, 610_000, 710_000, 810_000]
    const all = await Promise.all(
      ceilings.map((cashCeiling) => change({ cashCeiling, expected: { cashCeiling: null } })),
    )
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const kept = all.find(({ statusCode }) => statusCode === 200)?.json<ShopSettings>().cashCeiling
    expect((await read()).cashCeiling).toEqual(kept)
  })

  it.each([
    [{ shopName: '  ' }, 'shopName', 'Wajib diisi.'],
    [{ phone: '12345' }, 'phone', 'Nomor telepon belum benar. Contoh: 081234567890.'],
    [{ email: 'halo' }, 'email', 'Alamat email belum benar. Contoh: nama@contoh.com.'],
    [{ cutOff: '15.00' }, 'cutOff', 'Tulis jam dengan titik dua, misalnya 15:00.'],
    [
      { weekdayHours: { opens: '20:00', closes: '08:00' } },
      'weekdayHours.closes',
      'Jam tutup harus sesudah jam buka.',
    ],
    [{ halalExpires: '2027-02-29' }, 'halalExpires', 'Tanggal belum benar.'],
    [{ closedDates: ['2026-12-25', '25/12'] }, 'closedDates.1', 'Tanggal belum benar.'],
    [{ cashCeiling: 58_000.5 }, 'cashCeiling', 'Isi angka 0 sampai 99.999.999 rupiah.'],
    [{ weekdayCapacity: [1, 2, 3, 4, 5, 6, -7] }, 'weekdayCapacity.6', 'Isi angka 0 sampai 1.000.000 pcs.'],
    [{ ordering: { state: 'paused' } }, 'ordering.until', 'Isi sampai kapan pesanan dijeda.'],
    [{ ordering: { state: 'paused', until: now.toISOString() } }, 'ordering.until', 'Waktu ini sudah lewat.'],
    [areas({ fee: -1 }), 'deliveryAreas.0.fee', 'Isi angka 0 sampai 1.000.000 rupiah.'],
    [areas({ name: ' ' }), 'deliveryAreas.0.name', 'Wajib diisi.'],
    [areas({ id: 'a' }, { id: 'b', name: 'tebet' }), 'deliveryAreas.1.name', 'Nama area ini sudah ada.'],
    [areas({ name: 'Tebet' }, { name: 'Menteng' }), 'deliveryAreas.1.id', 'Nama area ini sudah ada.'],
    [windows({ begins: '0900' }), 'timeWindows.0.begins', 'Tulis jam dengan titik dua, misalnya 15:00.'],
    [windows({ ends: '09:00' }), 'timeWindows.0.ends', 'Jam selesai harus sesudah jam mulai.'],
    [windows({}, { for: 'pickup' }), 'timeWindows.1.begins', 'Jam ini sudah ada.'],
    [windows({ mostOrders: -1 }), 'timeWindows.0.mostOrders', 'Isi angka 0 sampai 1.000.000 pesanan.'],
    [
      { bankAccounts: [anAccount({ number: 'BCA 123' })] },
      'bankAccounts.0.number',
      'Tulis nomor rekening dengan angka, misalnya 1234567890.',
    ],
    [{ bankAccounts: [anAccount({ holder: ' ' })] }, 'bankAccounts.0.holder', 'Wajib diisi.'],
    [{ bankAccounts: Array(6).fill(anAccount({})) }, 'bankAccounts', 'Paling banyak 5 rekening.'],
    [{ transferQris: 'f'.repeat(32) }, 'transferQris', 'Gambar ini sudah tidak tersimpan. Pilih lagi.'],
    [{ horizonDays: 0 }, 'horizonDays', 'Isi angka 1 sampai 180 hari.'],
    [{ keepsDays: 0 }, 'keepsDays', 'Isi angka 1 sampai 365 hari.'],
    [{ storage: 'x'.repeat(121) }, 'storage', 'Paling banyak 120 huruf.'],
    [{ ingredients: 'x'.repeat(601) }, 'ingredients', 'Paling banyak 600 huruf.'],
  ])('refuse %j at its field, and store nothing', async (payload, path, message) => {
    const answer = answered(await change({ founder: 'Bu Tini', ...payload }))
    expect(answer).toMatchObject({ statusCode: 400, issues: [{ path, message }] })
    expect(await stored()).toEqual({})
  })

  it('are sorted and cleaned where order has no meaning', async () => {
    await change({
      closedDates: ['2026-12-26', '2026-12-25', '2026-12-26'],
      ordering: { state: 'closed', until: '2026-12-01T00:00:00.000Z' },
      shopName: 'Dimsum\u200B Bu\tSari ',
      allergens: ['sesame', 'gluten', 'sesame'],
    })
    expect(await read()).toMatchObject({
      closedDates: ['2026-12-25', '2026-12-26'],
      ordering: { state: 'closed', until: null },
      shopName: 'Dimsum Bu Sari',
      allergens: ['gluten', 'sesame'],
    })
  })
})

describe('closed days', () => {
  const day = '2026-12-25'
  const setDay = (payload: object) => shop.send('PUT', `/api/admin/kitchen/days/${day}`, payload, admin)
  const plan = async () =>
    (await shop.get(`/api/admin/kitchen/days?from=${day}&to=${day}`, admin)).json().days[0]

  it('are one list: days closed on the kitchen screen are in the settings, and vice versa', async () => {
    const own = { capacity: 300, note: 'Natal' }
    await setDay({ ...own, isClosed: true })
    expect((await read()).closedDates).toEqual([day])
    await change({ closedDates: [] })
    expect(await plan()).toMatchObject({ ...own, isClosed: false })
    await change({ closedDates: [day] })
    expect(await plan()).toMatchObject({ ...own, isClosed: true })
    await setDay({ capacity: 300, isClosed: false })
    expect((await read()).closedDates).toEqual([])
  })

  it('refuse an order with the same message wherever they were closed', async () => {
    const near = '2026-11-25'
    const refusal = async () => answered(await shop.order({ deliveryDate: near }))
    await change({ closedDates: [near] })
    const bySettings = await refusal()
    await change({ closedDates: [] })
    await shop.send('PUT', `/api/admin/kitchen/days/${near}`, { capacity: null, isClosed: true }, admin)
    expect(await refusal()).toEqual(bySettings)
    expect(bySettings.statusCode).toBe(400)
  })

  it('of another process are noticed, whichever screen closed them', async () => {
    const heard: (string | undefined)[] = []
    const line = await shop.database.pool.connect()
    line.on('notification', ({ payload }) => heard.push(payload))
    await line.query('listen shop')
    await shop.rows('insert into kitchen_days (day, is_closed) values ($1, true)', [day])
    await shop.rows('update kitchen_days set is_closed = false where day = $1', [day])
    await shop.rows('update kitchen_days set taken = 20, is_closed = false where day = $1', [day])
    await line.query('unlisten shop')
    line.release()
    expect(heard.filter((topic) => topic === 'settings')).toHaveLength(2)
  })

  it('in the past are neither listed nor opened by a form that no longer shows them', async () => {
    await shop.rows("insert into kitchen_days (day, is_closed) values ('2026-11-21', true)")
    expect((await read()).closedDates).toEqual([])
    const expected = { closedDates: ['2026-11-21'] }
    expect((await change({ closedDates: [day], expected })).statusCode).toBe(200)
    const rows = await shop.rows('select day from kitchen_days where is_closed order by 1')
    expect(rows).toEqual([{ day: '2026-11-21' }, { day }])
  })
})

describe('settings of the owner', () => {
  it('of text are read back as that text, though it be JSON', async () => {
    const { db } = shop.database
    const names = Object.keys(defaults).filter((name) => typeof defaults[name as 'intro'] === 'string')
    for (const text of ['6281234567890', '0', 'true', 'null', '1e9', '"kutip"', '{"a":1}', '[1]']) {
      await inTransaction(db, async (tx) => {
        for (const name of names) await saveSetting(tx, name, text, 'admin:pemilik')
      })
      expect(await stored()).toEqual(
        Object.fromEntries(names.map((name) => [name, { value: text, updatedBy: 'admin:pemilik' }])),
      )
    }
  })

  it('are public only as far as listed here', async () => {
    const shown = {
      ...{ founder: 'Bu Sari', phone: '0811-2222-3333', email: 'bu@sari.example' },
      ...{ whatsapp: '6281234567890', address: 'Jl. Melati 3', intro: 'Dimsum rumahan.' },
      ...{ thanks: 'Sampai jumpa!', halalCertificate: 'ID00410000123450125' },
    }
    await change({
      ...shown,
      // Numbers as text stay text on the way.
      shopName: '1001',
      halalExpires: '2027-01-01',
      weekendHours: { opens: '10:00', closes: '18:00' },
      cashCeiling: 500_000,
      qris: true,
      ordering: { state: 'closed' },
      weekdayCapacity: [600, 600, 600, 600, 600, null, 0],
    })
    expect(await config()).toEqual({
      shop: { name: '1001', ...shown },
      hours: { weekdays: { opens: '08:00', closes: '20:00' }, weekend: { opens: '10:00', closes: '18:00' } },
      ordering: { state: 'closed', until: null, nextDay: null, closedUntil: null },
      menu: builtInMenu(),
      payment: {
        mode: 'demo',
        clientKey: 'SB-Mid-client-test',
        scriptUrl: '/midtrans/snap/snap.js',
        qris: true,
        cashCeiling: 500_000,
        deposit: null,
      },
      privacy: { retentionMonths: 24 },
      languages: { shop: 'default', desk: 'default' },
    })
  })

  it('say nothing about the food to browsers until the owner fills in some of it, and then all of it', async () => {
    const nothing = { ingredients: '', allergens: [], storage: '', keepsDays: null }
    expect(await config()).not.toHaveProperty('foodFacts')
    for (const facts of [
      { ingredients: 'Ayam, tapioka' },
      { allergens: ['egg'] },
      { storage: 'Simpan di kulkas' },
      { keepsDays: 2 },
    ]) {
      await change({ ...nothing, ...facts })
      expect((await config()).foodFacts).toEqual({ ...nothing, ...facts })
    }
    await change(nothing)
    expect(await config()).not.toHaveProperty('foodFacts')
  })

  it.each([
    ['deliveryAreas', areas({}), [anArea({})]],
    ['manualTransfer', { bankAccounts: [anAccount({})] }, true],
    ['timeWindows', windows({ mostOrders: 20 }), [{ begins: '09:00', ends: '11:00', for: 'both' }]],
  ])('name %s to browsers only while some are listed, and no account or limit', async (name, some, shown) => {
    expect(await config()).not.toHaveProperty(name)
    await change(some)
    const told = await config()
    expect(told[name]).toEqual(shown)
    expect(JSON.stringify(told)).not.toContain('Siti Rahma')
  })

  it.each([
    [{ cutOff: '09:00' }, 400, /sudah ditutup .* pukul 09\.00 WIB.*Tanggal terdekat: Selasa, 24 November/],
    [{ weekdayCapacity: [30, ...Array(6).fill(null)] }, 409, /penuh|sisa|tinggal/i],
  ])('refuse an order for tomorrow by %j', async (settingsChange, statusCode, message) => {
    expect((await change(settingsChange)).statusCode).toBe(200)
    const answer = answered(await shop.order({ quantity: 2, deliveryDate: '2026-11-23' }))
    expect(answer).toMatchObject({ statusCode, message: expect.stringMatching(message) })
  })

  it('are saved beside a pause that is over', async () => {
    await shop.rows(
      `insert into settings (key, value, updated_by) values ('ordering', $1, 'admin:pemilik')`,
      [JSON.stringify({ state: 'paused', until: '2026-11-22T02:59:59.000Z' })],
    )
    shop.parts.settings.forget()
    const { ordering } = await read()
    expect((await change({ ordering, qris: true, expected: { ordering } })).statusCode).toBe(200)
  })
})
