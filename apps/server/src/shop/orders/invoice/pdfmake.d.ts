/** The part of pdfmake that the invoice uses. `@types/pdfmake` would add DOM types to the server. */
declare module 'pdfmake' {
  export type Style = {
    font?: string
    fontSize?: number
    bold?: boolean
    color?: string
    alignment?: 'left' | 'center' | 'right'
    margin?: number | [left: number, top: number, right: number, bottom: number]
  }
  export type Content =
    | string
    | Content[]
    | (Style & { text: Content })
    | (Style & { stack: Content[]; unbreakable?: boolean })
    | (Style & { table: { widths: number[]; body: Content[][] }; layout: TableLayout })
    | (Style & { canvas: Line[] })
  type TableLayout = Record<
    'hLineWidth' | 'vLineWidth' | 'paddingLeft' | 'paddingRight' | 'paddingTop' | 'paddingBottom',
    () => number
  >
  type Line = {
    type: 'line'
    lineWidth: number
    lineColor: string
  } & Record<'x1' | 'y1' | 'x2' | 'y2', number>
  export type Fonts = Record<string, { normal: string; bold: string }>

  type Document = {
    pageSize: 'A4'
    pageMargins: number
    language: string
    displayTitle: boolean
    info: { title: string; author: string }
    defaultStyle: Style
    content: Content[]
  }
  const pdfmake: {
    setFonts(fonts: Fonts): void
    setLocalAccessPolicy(mayRead: (file: string) => boolean): void
    setUrlAccessPolicy(mayFetch: (url: string) => boolean): void
    createPdf(document: Document): { getBuffer(): Promise<Buffer> }
  }
  export default pdfmake
}
