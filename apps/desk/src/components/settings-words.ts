import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { Allergen } from '@dimsum/domain/allergens'
import { formatRupiah, rupiah } from '@dimsum/domain/money'
import { formatTime, wibDay } from '@dimsum/domain/wib-date'
import { dates } from '@dimsum/words/dates'
import { settingValues, shortSettingNames } from '@dimsum/words/desk/setting-values'
import { allergenNames } from '@dimsum/words/food-facts'
import { languageNames } from '@dimsum/words/language-choice'
import { inIndonesian, type Sentence } from '@dimsum/words/sentence'
import { settingNames } from '@dimsum/words/setting-names'

/** A value that reads the same in both languages. */
const plain = (value: unknown) => {
  const text = String(value)
  return inIndonesian(text, text)
}
const written = (text: unknown) => (text === '' || text === null ? settingValues.empty : plain(text))
const money = (amount: unknown) => plain(formatRupiah(rupiah(Number(amount))))
const hours = (range: unknown) => {
  const { opens, closes } = range as ShopSettings['weekdayHours']
  return plain(`${opens}–${closes}`)
}
const ordering = (value: unknown) => {
  const { state, until } = value as ShopSettings['ordering']
  if (state === 'paused' && until) return settingValues.pausedUntil(`${wibDay(until)} ${formatTime(until)}`)
  return state === 'open' ? settingValues.yes : settingValues.closed
}

const language = (choice: unknown) =>
  choice === 'id' || choice === 'en' ? plain(languageNames[choice]) : settingValues.languagesOfNow

/** `Tebet Rp 10.000, Depok Rp 25.000` */
const areaList = (areas: ShopSettings['deliveryAreas']) =>
  areas.length === 0
    ? settingValues.noAreas
    : plain(areas.map(({ name, fee }) => `${name} ${formatRupiah(fee)}`).join(', '))

/** `09:00–11:00, 15:00–17:00` */
const windowList = (windows: ShopSettings['timeWindows']) =>
  windows.length === 0
    ? settingValues.noWindows
    : plain(windows.map(({ begins, ends }) => `${begins}–${ends}`).join(', '))

/** `BCA 1234567890 (Siti Rahma)` */
const accountList = (accounts: ShopSettings['bankAccounts']) =>
  accounts.length === 0
    ? settingValues.noAccounts
    : plain(accounts.map(({ bank, number, holder }) => `${bank} ${number} (${holder})`).join(', '))

type Single = Exclude<keyof ShopSettings, 'closedDates' | 'weekdayCapacity' | 'allergens'>

/** Formatters of the settings that are one part each. */
const single: Readonly<Record<Single, (value: unknown) => Sentence>> = {
  shopName: written,
  founder: written,
  phone: written,
  email: written,
  whatsapp: written,
  address: written,
  intro: written,
  thanks: written,
  weekdayHours: hours,
  weekendHours: hours,
  halalCertificate: written,
  halalExpires: (day) => (day === null ? settingValues.empty : dates.day(String(day))),
  ingredients: written,
  storage: written,
  keepsDays: (days) => (days === null ? settingValues.noBestBefore : settingValues.days(Number(days))),
  cutOff: written,
  customerChanges: (clock) => (clock === null ? settingValues.byChatOnly : written(clock)),
  bigOrderPieces: (pieces) => settingValues.pieces(Number(pieces)),
  bigOrderLeadDays: written,
  horizonDays: (days) => settingValues.days(Number(days)),
  ordering,
  deliveryAreas: (areas) => areaList(areas as ShopSettings['deliveryAreas']),
  timeWindows: (windows) => windowList(windows as ShopSettings['timeWindows']),
  cashCeiling: (amount) => (amount === null ? settingValues.noCeiling : money(amount)),
  unpaidHours: (hours) => (hours === null ? settingValues.noLimit : settingValues.hours(Number(hours))),
  depositPercent: (percent) => (percent === null ? settingValues.no : plain(`${percent} %`)),
  depositFrom: (amount) => (amount === null ? settingValues.noLimit : money(amount)),
  depositFromPieces: (pieces) =>
    pieces === null ? settingValues.noLimit : settingValues.pieces(Number(pieces)),
  restDaysBefore: (days) => settingValues.days(Number(days)),
  depositTerms: written,
  refunds: (isOn) => (isOn ? settingValues.yes : settingValues.no),
  bankAccounts: (accounts) => accountList(accounts as ShopSettings['bankAccounts']),
  transferQris: (hash) => (hash === null ? settingValues.empty : settingValues.picture),
  qris: (isOn) => (isOn ? settingValues.yes : settingValues.no),
  shopLanguage: language,
  deskLanguage: language,
  retentionMonths: (months) => settingValues.months(Number(months)),
  secondFactorDemanded: (isOn) => (isOn ? settingValues.required : settingValues.notRequired),
}

const isSingle = (field: string): field is Single => Object.hasOwn(single, field)

/** False for settings of another version, which the audit log may contain. */
export const isKnownPart = (part: string): boolean => {
  const [field = '', entry = ''] = part.split('.')
  if (field === 'allergens') return entry in allergenNames
  return isSingle(field) || field === 'closedDates' || field === 'weekdayCapacity'
}

/** Name and formatted value of a part, for `Sabtu: 600 pcs`. */
export function partWords(part: string, value: unknown): { name: Sentence; words: Sentence } {
  const [field = '', entry = ''] = part.split('.')
  if (isSingle(field))
    return { name: { ...settingNames, ...shortSettingNames }[field], words: single[field](value) }
  if (field === 'closedDates')
    return { name: dates.day(entry), words: value ? settingValues.closed : settingValues.open }
  if (field === 'allergens')
    return {
      name: allergenNames[entry as Allergen],
      words: value ? settingValues.contained : settingValues.notContained,
    }
  const limit = value === 0 ? settingValues.dayOff : settingValues.pieces(Number(value))
  const name = dates.weekday(weekdays[Number(entry)] ?? 1)
  return { name, words: value === null ? settingValues.noLimit : limit }
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
