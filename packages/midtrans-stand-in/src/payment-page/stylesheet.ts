/** Styles of the payment page: readable at 320 px, controls at least 48 px high. */
export const paymentPageStyle = `
:root {
  --ink: #16232e; --soft: #4d5f6e; --line: #d5dde3; --line-strong: #7c8c99; --paper: #ffffff; --wash: #f4f7f9;
  --act: #0f5486; --act-dark: #0a3f66; --note-ink: #664600; --note: #fdf1cf;
  --good: #14643c; --bad: #a3241c; --bad-wash: #fdecea;
}
* { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: var(--ink); background: var(--wash); }
body { margin: 0 auto; max-width: 30rem; min-height: 100vh; display: flex; flex-direction: column; background: var(--paper); overflow-wrap: anywhere; }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .75rem; }
h2 { font-size: .8125rem; font-weight: 600; color: var(--soft); margin: 0 0 .5rem; }
p { margin: 0 0 .75rem; }
a { color: var(--act); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
main:focus { outline: none; }
.simulation { margin: 0; padding: .5rem 1rem; background: var(--note); color: var(--note-ink); font-size: .875rem; font-weight: 600; text-align: center; }
.amount { display: flex; justify-content: space-between; align-items: center; gap: 1rem; min-height: 4.75rem; padding: .75rem 1rem; border-bottom: 1px solid var(--line); }
.amount strong { display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.label { display: block; font-size: .8125rem; color: var(--soft); }
.close { width: 3rem; height: 3rem; border: 0; border-radius: 50%; background: var(--wash); color: var(--ink); font-size: 1.75rem; line-height: 1; cursor: pointer; flex: none; }
.close:hover { background: var(--line); }
.items { border-bottom: 1px solid var(--line); }
.items summary { padding: 0 1rem; min-height: 3rem; display: flex; align-items: center; color: var(--act); cursor: pointer; }
.items summary::after { content: "\\25be"; margin-left: auto; color: var(--soft); }
.items[open] summary::after { content: "\\25b4"; }
dl { margin: 0; padding: 0 1rem .75rem; font-size: .9375rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .25rem 0; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
main { padding: 1.25rem 1rem 1.5rem; flex: 1; }
.group { margin-bottom: 1.25rem; }
.methods { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: .75rem; overflow: hidden; }
.methods li + li { border-top: 1px solid var(--line); }
.methods a { display: flex; justify-content: space-between; align-items: center; min-height: 3.25rem; padding: .5rem 1rem; color: inherit; text-decoration: none; font-weight: 500; }
.methods a:hover { background: var(--wash); }
.methods a:focus-visible { outline-offset: -3px; }
.chevron { color: var(--line-strong); font-size: 1.375rem; }
.button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 3rem; margin: 0 0 .75rem; padding: .5rem 1rem; border: 1px solid var(--act); border-radius: .625rem; background: var(--act); color: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.button:hover { background: var(--act-dark); border-color: var(--act-dark); }
.quiet { background: var(--paper); color: var(--act); border-color: var(--line-strong); font-weight: 500; }
.quiet:hover { background: var(--wash); color: var(--act-dark); }
.plain { background: none; border-color: transparent; color: var(--act); font-weight: 500; }
.plain:hover { background: var(--wash); border-color: transparent; color: var(--act-dark); }
.number { display: flex; justify-content: space-between; align-items: center; gap: .75rem; padding: .75rem 1rem; margin-bottom: .75rem; background: var(--wash); border-radius: .75rem; }
.number output { display: block; font-size: 1.0625rem; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
.number output span { white-space: nowrap; }
.copy { min-width: 4.5rem; min-height: 3rem; padding: 0 .75rem; border: 1px solid var(--line-strong); border-radius: .625rem; background: var(--paper); color: var(--act); font: inherit; font-weight: 600; cursor: pointer; flex: none; }
.copy:hover { background: var(--wash); }
.steps { margin: 0 0 1rem; padding-left: 1.25rem; }
.steps li { margin-bottom: .375rem; }
.deadline { font-size: .9375rem; color: var(--soft); }
.deadline strong { color: var(--ink); white-space: nowrap; }
.scan { margin: 0 0 1rem; text-align: center; color: var(--soft); font-size: .875rem; }
.qr { display: block; width: min(15rem, 100%); margin: 0 auto .5rem; border: 1px solid var(--line); border-radius: .75rem; }
.steering { margin: 1.25rem 0; padding: 1rem 1rem .25rem; border: 1px dashed var(--line-strong); border-radius: .75rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 0 .75rem; }
form .pair { grid-template-columns: 1fr 1fr; }
.field { display: block; margin-bottom: 1rem; }
.field > span:first-child { display: block; margin-bottom: .25rem; font-weight: 500; }
.field input { width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid var(--line-strong); border-radius: .625rem; background: var(--paper); color: inherit; font: inherit; }
.notice { padding: .75rem 1rem; border-radius: .625rem; background: var(--bad-wash); color: var(--bad); }
.note { color: var(--soft); }
.offline { margin: 1rem 1rem 0; }
main:has(.ending) h1 { text-align: center; }
.ending { text-align: center; padding: .5rem 0 1rem; }
.mark { width: 4rem; height: 4rem; padding: .75rem; margin-bottom: .75rem; border-radius: 50%; background: var(--wash); color: var(--act); }
.good .mark { background: #e2f2e8; color: var(--good); }
.bad .mark { background: var(--bad-wash); color: var(--bad); }
footer { padding: 0 1rem 1rem; text-align: center; }
footer a { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1rem; }
.wide { max-width: 60rem; }
.wide h2 { margin: 2rem 0 .75rem; font-size: 1.0625rem; color: var(--ink); }
.wide form > .button, .search .button { width: auto; min-width: 10rem; }
.records { list-style: none; margin: 0 0 1rem; padding: 0; border: 1px solid var(--line); border-radius: .75rem; }
.records li { padding: .75rem 1rem; }
.records li + li { border-top: 1px solid var(--line); }
.record { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; }
.end { text-align: right; }
.acts { display: flex; flex-wrap: wrap; gap: .5rem; }
.acts form { margin-top: .5rem; }
.wide .acts .button { width: auto; min-width: 0; margin: 0; }
.state { display: inline-block; padding: 0 .5rem; margin-left: .5rem; border-radius: .5rem; background: var(--wash); font-size: .875rem; font-weight: 600; }
.state.settlement, .state.capture, .state.delivered { background: #e2f2e8; color: var(--good); }
.state.deny, .state.failure, .state.failed { background: var(--bad-wash); color: var(--bad); }
.state.pending, .state.waiting, .state.challenge { background: var(--note); color: var(--note-ink); }
.faults { padding: 0; }
.faults div { border-top: 1px solid var(--line); flex-wrap: wrap; }
.faults dt { color: var(--ink); font-weight: 600; }
.faults dd { text-align: left; flex: 1 1 20rem; max-width: 34rem; color: var(--soft); }
`.trimStart()
