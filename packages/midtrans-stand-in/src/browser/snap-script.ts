/**
 * snap.js, which a merchant's page loads. It defines window.snap with pay and hide as documented in
 * https://docs.midtrans.com/reference/snap-js. A string because it is served, not bundled.
 */
export const snapScript = `
(function () {
  'use strict'
  if (window.snap && window.snap.isStandIn) return

  var tag = document.currentScript || document.querySelector('script[src*="/snap/snap.js"]')
  // Pages are opened under the origin that the script was loaded from.
  var base = tag.src.slice(0, tag.src.indexOf('/snap/snap.js'))
  var origin = new URL(base).origin
  var clientKey = tag.getAttribute('data-client-key') || ''

  var shown = null

  function pageAddress(token) {
    var address = new URL(base + '/snap/v4/redirection/' + encodeURIComponent(token))
    address.searchParams.set('ui', window.innerWidth < 768 ? 'deeplink' : 'qr')
    address.searchParams.set('origin', location.origin)
    address.searchParams.set('client_key', clientKey)
    return address.href
  }

  function makeFrame(address) {
    var frame = document.createElement('iframe')
    frame.src = address
    frame.title = 'Pembayaran (simulasi)'
    frame.allow = 'clipboard-write'
    frame.style.border = '0'
    frame.style.width = '100%'
    frame.style.height = '100%'
    frame.style.background = '#ffffff'
    return frame
  }

  // A close button over the frame until one of our pages is loaded: without network the frame shows the browser's error
  // page, which cannot close the popup.
  function makeWayOut(close) {
    var bar = document.createElement('div')
    var style = bar.style
    style.position = 'absolute'
    style.inset = '0 0 auto 0'
    style.display = 'flex'
    style.alignItems = 'center'
    style.justifyContent = 'space-between'
    style.padding = '.5rem .5rem .5rem 1rem'
    style.background = '#ffffff'
    style.borderBottom = '1px solid #d5dde3'
    style.color = '#16232e'
    style.font = '16px/1.5 system-ui, sans-serif'
    var words = document.createElement('span')
    words.textContent = 'Memuat pembayaran\\u2026'
    var button = document.createElement('button')
    button.type = 'button'
    button.textContent = '\\u00d7'
    button.setAttribute('aria-label', 'Tutup')
    button.style.width = button.style.height = '3rem'
    button.style.border = '0'
    button.style.borderRadius = '50%'
    button.style.background = '#f4f7f9'
    button.style.color = 'inherit'
    button.style.font = '28px/1 system-ui, sans-serif'
    button.addEventListener('click', close)
    bar.appendChild(words)
    bar.appendChild(button)
    return bar
  }

  // A modal dialog traps the focus, makes the rest inert and restores the focus when it closes.
  function openDialog(content) {
    var dialog = document.createElement('dialog')
    var isWide = window.innerWidth >= 600
    dialog.setAttribute('aria-label', 'Pembayaran (simulasi)')
    var style = dialog.style
    style.padding = '0'
    style.border = '0'
    style.margin = 'auto'
    style.overflow = 'hidden'
    style.background = '#ffffff'
    style.maxWidth = '100vw'
    style.maxHeight = '100dvh'
    style.width = isWide ? '26rem' : '100vw'
    style.height = isWide ? 'min(44rem, 94dvh)' : '100dvh'
    style.borderRadius = isWide ? '1rem' : '0'
    style.boxShadow = isWide ? '0 0 0 100vmax rgba(16, 28, 38, .55)' : 'none'
    dialog.appendChild(content)
    document.body.appendChild(dialog)
    dialog.showModal()
    return dialog
  }

  function takeDown() {
    if (!shown) return
    clearTimeout(shown.lost)
    window.removeEventListener('message', shown.hear)
    document.documentElement.style.overflow = shown.overflow
    shown.dialog.close()
    shown.dialog.remove()
    shown = null
  }

  // Exactly one of the callbacks is called; onClose gets no argument.
  function finish(options, message) {
    takeDown()
    var names = { success: 'onSuccess', pending: 'onPending', error: 'onError', close: 'onClose' }
    var callback = options[names[message.event]]
    if (typeof callback === 'function') {
      if (message.event === 'close') callback()
      else callback(message.result)
      return
    }
    var hasCallbacks = ['onSuccess', 'onPending', 'onError'].some(function (name) {
      return typeof options[name] === 'function'
    })
    var finishAddress = message.result && message.result.finish_redirect_url
    if (!hasCallbacks && finishAddress) location.assign(finishAddress)
  }

  function listen(frame, options) {
    return function (event) {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      if (!event.data || event.data.from !== 'midtrans-stand-in') return
      if (event.data.event === 'shown') return showWayOut(false)
      finish(options, event.data)
    }
  }

  // Checks what was loaded: one of our pages answers, the browser's error page does not.
  function askWhoIsThere(frame) {
    if (!shown || !shown.wayOut) return
    shown.lost = setTimeout(showWayOut, 1000, true)
    frame.contentWindow.postMessage('midtrans-stand-in: are you there', '*')
  }

  function showWayOut(isNeeded) {
    if (!shown || !shown.wayOut) return
    clearTimeout(shown.lost)
    shown.wayOut.style.display = isNeeded ? 'flex' : 'none'
  }

  function lockScroll() {
    var before = document.documentElement.style.overflow
    document.documentElement.style.overflow = 'hidden'
    return before
  }

  window.snap = {
    isStandIn: true,

    pay: function (token, options) {
      options = options || {}
      if (!token) throw new Error('snap.pay: a token is required')
      if (shown) {
        throw new Error('snap.pay is not allowed to be called in this state. ' +
          'Invalid state transition from PopupInView to PopupInView')
      }
      var frame = makeFrame(pageAddress(token))
      var dialog = openDialog(frame)
      var wayOut = makeWayOut(function () { finish(options, { event: 'close' }) })
      dialog.appendChild(wayOut)
      var hear = listen(frame, options)
      // Esc reaches the dialog when it has the focus, and otherwise the page inside.
      dialog.addEventListener('cancel', function (event) {
        event.preventDefault()
        finish(options, { event: 'close' })
      })
      frame.addEventListener('load', function () {
        frame.focus()
        askWhoIsThere(frame)
      })
      window.addEventListener('message', hear)
      shown = { dialog: dialog, frame: frame, hear: hear, wayOut: wayOut, overflow: lockScroll() }
    },

    hide: takeDown
  }
})()
`.trimStart()
