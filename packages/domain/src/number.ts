/**
 * `1.250,5`, in English `1,250.5`. Not `Intl.NumberFormat`: creating one takes a slow phone up to 100 ms.
 * @param decimals max digits after the decimal mark
 */
export function formatNumber(n: number, language: 'id' | 'en' = 'id', decimals = 0): string {
  const unit = 10 ** decimals
  const rounded = Math.round(Math.abs(n) * unit) / unit
  const [thousands, mark] = language === 'id' ? ['.', ','] : [',', '.']
  const [whole = '', part] = String(rounded).split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return `${n < 0 && rounded !== 0 ? '-' : ''}${digits}${part ? mark + part : ''}`
}
