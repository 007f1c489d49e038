/**
 * What the payment page adds when scripts run: copying, reporting to the popup's owner, following changes made
 * elsewhere. Everything else on the page works without it. Kept as text because it is served, not bundled; it may use
 * what every browser since 2020 has.
 */
export const paymentPageScript = `
(function () {
  'use strict'
  var body = document.body
  var owner = body.dataset.framedBy
  var isReported = false

  function isTrusted(origin) {
    return origin === location.origin || body.dataset.shopOrigins.split(' ').indexOf(origin) >= 0
  }

  // Each page load tells the owner at most once, and only the origin that opened the popup hears it.
  function report(message) {
    if (isReported || !isTrusted(owner) || window.parent === window) return
    isReported = true
    window.parent.postMessage(Object.assign({ from: 'midtrans-stand-in' }, message), owner)
  }

  document.addEventListener('click', function (event) {
    var target = event.target.closest('[data-copy], [data-outcome], [data-close]')
    if (!target || target === body) return
    if (target.dataset.copy) copy(target)
    else if (target.dataset.outcome) report(JSON.parse(target.dataset.outcome))
    else report({ event: 'close' })
  })

  document.addEventListener('keydown', function (event) {
    if (event.key === 'Escape' && document.querySelector('[data-close]')) report({ event: 'close' })
  })

  function copy(button) {
    var label = button.textContent
    navigator.clipboard.writeText(button.dataset.copy).then(function () {
      button.textContent = button.dataset.copied
      setTimeout(function () { button.textContent = label }, 2000)
    }, function () {
      var number = button.parentElement.querySelector('output')
      getSelection().selectAllChildren(number)
    })
  }
  if (navigator.clipboard) {
    document.querySelectorAll('[data-copy]').forEach(function (button) { button.hidden = false })
  }

  // One press is one action: a second press while the form is under way would be another.
  document.addEventListener('submit', function (event) {
    if (event.target.dataset.sent) event.preventDefault()
    event.target.dataset.sent = 'yes'
  })

  if (body.dataset.sendAfter && body.dataset.outcome) {
    setTimeout(function () { report(JSON.parse(body.dataset.outcome)) }, Number(body.dataset.sendAfter))
  }

  function follow() {
    fetch(body.dataset.stateUrl, { cache: 'no-store' })
      .then(function (answer) { return answer.json() })
      .then(function (now) {
        var isTyping = document.activeElement && document.activeElement.tagName === 'INPUT'
        if (now.state !== body.dataset.state && !isTyping) location.reload()
        else setTimeout(follow, 2000)
      }, function () { setTimeout(follow, 5000) })
  }
  if (body.dataset.stateUrl) setTimeout(follow, 2000)

  // A customer who was quicker than this script stays where the keyboard already is.
  var screen = document.getElementById('screen')
  if (screen && document.activeElement === body && !document.querySelector('[autofocus]')) {
    screen.focus({ preventScroll: true })
  }
})()
`.trimStart()
