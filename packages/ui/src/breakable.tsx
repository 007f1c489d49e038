/** Lets a narrow line break after the first such character, as in `Diambil/Dikirim`, instead of inside a word. */
export function Breakable({ text, after }: { text: string; after: '/' | '@' }) {
  const end = text.indexOf(after) + 1
  if (end === 0) return text
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </>
  )
}
