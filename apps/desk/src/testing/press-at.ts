/** A pointer press at a moment (ms), so that whether two of them are a double tap does not depend on the machine. */
export function pressAt(element: HTMLElement | SVGElement, timeStamp: number) {
  element.focus()
  const { x, y } = element.getBoundingClientRect()
  const press = new MouseEvent('click', {
    ...{ bubbles: true, cancelable: true },
    ...{ detail: 1, clientX: x, clientY: y },
  })
  Object.defineProperty(press, 'timeStamp', { value: timeStamp })
  element.dispatchEvent(press)
}
