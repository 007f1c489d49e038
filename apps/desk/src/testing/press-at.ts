/** Presses an element with the pointer at a given time (ms). Double taps then do not depend on the machine's speed. */
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
