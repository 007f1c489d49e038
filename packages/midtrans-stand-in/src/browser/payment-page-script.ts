/**
 * Enhancements of the payment page with scripts: copying, reporting to the popup's opener, following changes made
 * elsewhere. Everything else works without it. A string because it is served, not bundled; it only uses what browsers
 * support since 2020.
 */
export const paymentPageScript = `
(function () {
  'use strict'
  var body = document.body
  var owner = body.dataset.framedBy
  var isReported = false
  // A step is in progress: nothing else may load the page meanwhile, which would undo the step.
  var isGoing = false

  function isTrusted(origin) {
    return origin === location.origin || (body.dataset.shopOrigins || '').split(' ').indexOf(origin) >= 0
  }

  var isFramed = window.parent !== window

  // Only the origin that opened the popup receives messages.
  function tell(message) {
    if (!isTrusted(owner) || !isFramed) return
    window.parent.postMessage(Object.assign({ from: 'midtrans-stand-in' }, message), owner)
  }

  // Each page load reports an outcome at most once.
  function report(message) {
    if (isReported) return
    isReported = true
    tell(message)
  }

  // Until this message the popup shows its own close button.
  tell({ event: 'shown' })
  window.addEventListener('message', function (event) {
    if (event.source === window.parent && event.data === 'midtrans-stand-in: are you there') tell({ event: 'shown' })
  })

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
  // Ignores a second submit while the form is being sent, since it would be another action.
  document.addEventListener('submit', function (event) {
    var form = event.target
    if (form.dataset.sent) return event.preventDefault()
    form.dataset.sent = 'yes'
    isGoing = true
    if (!isFramed) return
    event.preventDefault()
    goOn(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) }, function (answer) {
      // A refused form is shown again automatically.
      if (answer.redirected) location.replace(answer.url)
      else form.submit()
    }, function () { delete form.dataset.sent })
  })

  document.addEventListener('click', function (event) {
    var link = event.target.closest('a[href]')
    if (!link || !isFramed || link.target || link.origin !== location.origin) return
    event.preventDefault()
    goOn(link.href, {}, function () { location.replace(link.href) })
  })

  // All steps in the popup are one history entry, so that Back belongs to the shop's page. A step without network keeps
  // the current page with its close button, which the browser's error page does not have.
  function goOn(address, options, next, onFailure) {
    isGoing = true
    fetch(address, Object.assign({ cache: 'no-store' }, options)).then(next, function () {
      document.getElementById('offline').hidden = false
      isGoing = false
      if (onFailure) onFailure()
    })
  }

  if (body.dataset.sendAfter && body.dataset.outcome) {
    setTimeout(function () { report(JSON.parse(body.dataset.outcome)) }, Number(body.dataset.sendAfter))
  }

  function follow() {
    fetch(body.dataset.stateUrl, { cache: 'no-store' })
      .then(function (answer) { return answer.json() })
      .then(function (now) {
        var isTyping = document.activeElement && document.activeElement.tagName === 'INPUT'
        if (now.state !== body.dataset.state && !isTyping && !isGoing) location.reload()
        else setTimeout(follow, 2000)
      }, function () { setTimeout(follow, 5000) })
  }
  if (body.dataset.stateUrl) setTimeout(follow, 2000)

  document.addEventListener('DOMContentLoaded', function () {
    if (navigator.clipboard) {
      document.querySelectorAll('[data-copy]').forEach(function (button) { button.hidden = false })
    }
    // The focus stays where a fast customer has already put it.
    var screen = document.getElementById('screen')
    if (screen && document.activeElement === body && !document.querySelector('[autofocus]')) {
      screen.focus({ preventScroll: true })
    }
  })
})()
`.trimStart()
