import { isAmountHidden } from '@dimsum/domain/masking'
import { amountDue } from '@dimsum/domain/order-total'
import { Say } from '@dimsum/ui/say.tsx'
import { dates } from '@dimsum/words/dates'
import { cookTotals, kitchenOrder, pieceCount } from '@dimsum/words/desk/kitchen'
import { printedSheet } from '@dimsum/words/desk/kitchen-days'
import './print-sheet.css'
import type { CookSheet, SheetOrder } from '@dimsum/contract/kitchen'
import { isFree } from '@dimsum/domain/awaited-payment'
import { choicesText } from '@dimsum/domain/choices'
import { isLinePrepared } from '@dimsum/domain/cook-sheet'
import { formatOrderId } from '@dimsum/domain/order-number'
import { formatPhone } from '@dimsum/domain/phone'
import { LineChoices } from '@dimsum/web/components/line-choices.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { wordsOf } from '@dimsum/words/order-words'
import { ownText } from '@dimsum/words/sentence'
import { Fragment } from 'react'
import { isPhoneHidden } from '../../components/hidden-facts.ts'
import { usePackageNames } from '../../components/package-names.ts'
import { choicesName, handOverText } from './kitchen-words.ts'

/** The printed cook sheet: totals, a checkbox per line, full notes. Hidden on screen. */
export function PrintSheet({ sheet }: { sheet: CookSheet }) {
  const { kitchen, toCook, orders, mayCome } = sheet
  const { nameOf } = usePackageNames()
  return (
    <section className="print-sheet" aria-hidden="true">
      <Say.h1 parts={{ day: <Say>{dates.day(kitchen.day)}</Say> }}>{printedSheet.title}</Say.h1>
      <Say.p>{printedSheet.printed(useNow())}</Say.p>
      {kitchen.note && <p className="print-note">{kitchen.note}</p>}
      <table className="print-totals">
        <tbody>
          {toCook.packages.map(({ packageType, packs, pieces, choices = [] }) => (
            <Fragment key={packageType}>
              <tr>
                <Say.td>{nameOf(packageType)}</Say.td>
                <td>{packs}</td>
                <Say.td>{pieceCount(pieces)}</Say.td>
              </tr>
              {choices.map((each) => (
                <tr key={each.choices?.id ?? ''} className="print-choices">
                  <Say.td>{choicesName(each.choices)}</Say.td>
                  <td>{each.packs}</td>
                  <Say.td>{pieceCount(each.pieces)}</Say.td>
                </tr>
              ))}
            </Fragment>
          ))}
          <tr>
            <Say.td>{printedSheet.steamed}</Say.td>
            <Say.td>{cookTotals.orders(toCook.orders)}</Say.td>
            <Say.td>{pieceCount(toCook.pieces)}</Say.td>
          </tr>
        </tbody>
      </table>
      {mayCome.orders > 0 && <Say.p>{printedSheet.unconfirmed(mayCome.orders, mayCome.pieces)}</Say.p>}
      <div className="print-orders">
        {orders.map((order) => (
          <PrintedOrder key={order.id} order={order} />
        ))}
      </div>
    </section>
  )
}

function PrintedOrder({ order }: { order: SheetOrder }) {
  return (
    <article>
      <h2>
        <span>#{formatOrderId(order.id)}</span>
        <Say.span>{handOverText(order)}</Say.span>
      </h2>
      <p>
        {order.customerName}
        {!isPhoneHidden(order) && ` · ${formatPhone(order.customerPhone)}`}
        {!order.isPaid &&
          !isFree(order) &&
          (isAmountHidden(order) ? (
            <>
              {' · '}
              <Say>{kitchenOrder.unpaid}</Say>
            </>
          ) : (
            <>
              {' · '}
              <Say parts={{ amount: <Price amount={amountDue(order)} /> }}>{kitchenOrder.collect}</Say>
            </>
          ))}
      </p>
      <ul>
        {order.items.map((line) => (
          <li key={line.id}>
            <span className="print-box">{isLinePrepared(line, order.status) ? '✓' : ''}</span>
            <span>
              {line.quantity} × {line.pieces} pcs = <Say>{pieceCount(line.quantity * line.pieces)}</Say>
              <Say.span className="print-package">{ownText(line.name)}</Say.span>
              <LineChoices choices={choicesText(line.choices ?? [])} className="" />
            </span>
          </li>
        ))}
      </ul>
      {wordsOf(order).map(({ field, inOneLine }) => (
        <p key={field} className="print-note">
          {inOneLine}
        </p>
      ))}
    </article>
  )
}
