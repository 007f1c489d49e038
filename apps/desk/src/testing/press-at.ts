/** A press at a moment (ms), so that whether two of them are a double tap does not depend on the machine. */
export function pressAt(element: HTMLElement | SVGElement, timeStamp: number) {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(press, 'timeStamp', { value: timeStamp })
  element.focus()
  element.dispatchEvent(press)
}
