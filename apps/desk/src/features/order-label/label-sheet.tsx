import type { Order } from '@dimsum/contract/orders'
import { isFree } from '@dimsum/domain/awaited-payment'
import { isAmountHidden } from '@dimsum/domain/masking'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isCancelled, labelColour } from '@dimsum/domain/order-status'
import { amountDue } from '@dimsum/domain/order-total'
import { formatPhone } from '@dimsum/domain/phone'
import { windowWords } from '@dimsum/domain/time-windows'
import { ChosenLanguage, Say, useLang, useText } from '@dimsum/ui/say.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { dates } from '@dimsum/words/dates'
import { labelMoney, labelTexts } from '@dimsum/words/desk/order-label'
import { deskScreens } from '@dimsum/words/desk/screens'
import { statusEnglish } from '@dimsum/words/order-status'
import { labelOrderWords, wordsOf } from '@dimsum/words/order-words'
import type { Sentence } from '@dimsum/words/sentence'
import { type ReactNode, type Ref, useId } from 'react'
import { isPhoneHidden } from '../../components/hidden-facts.ts'
import { Barcode } from './barcode.tsx'
import { LabelFood } from './label-food.tsx'

type LabelSheetProps = {
  order: Order
  ref: Ref<HTMLElement>
  onBarcodeDrawn: () => void
  /** Heading level; `h1` on a page with a single label. */
  heading?: 'h1' | 'h2'
}

/**
 * The printed label, with a second one for notes that do not fit: customer in the largest type, packages and barcode
 * (product.md section 2). It always uses the texts of product.md, regardless of the desk's language, because helpers
 * and couriers read it.
 */
export function LabelSheet(sheet: LabelSheetProps) {
  return (
    <ChosenLanguage value="default">
      <Label {...sheet} />
    </ChosenLanguage>
  )
}

function Label({ order, ref, onBarcodeDrawn, heading: Heading = 'h1' }: LabelSheetProps) {
  const { name } = useShop()
  const text = useText()
  const titleId = useId()
  const lines = orderLines(order)
  const words = wordsOf(order)
  const chosen = lines.filter(({ choices }) => choices)
  const mayContinue = words.length > 0 || chosen.length > 0
  return (
    <>
      <article ref={ref} lang="id" translate="no" aria-labelledby={titleId} className="label-sheet">
        <header className="label-header">
          <div>
            <p className="label-shop">{name}</p>
            <Heading id={titleId}>
              <Say>{deskScreens.orderLabel}</Say>
            </Heading>
          </div>
          <Say.p
            className="label-id"
            parts={{ number: <span className="label-number">#{formatOrderId(order.id)}</span> }}
          >
            {labelTexts.orderId}
          </Say.p>
        </header>
        <Recipient order={order} />
        <MoneyDue order={order} />
        <dl className="label-facts">
          <Fact name={labelTexts.package} wide>
            {lines.map(({ packageType, options, name: packageName, choices, quantity }) => (
              <span key={`${packageType} ${options}`} className="label-line">
                {lines.length > 1 && `${quantity} × `}
                {packageName.id}
                {choices && <span className="label-choices">{choices.id}</span>}
              </span>
            ))}
          </Fact>
          <Fact name={labelTexts.quantity}>{packagesOf(lines)}</Fact>
          {!isAmountHidden(order) && (
            <Fact name={labelTexts.total}>
              <Price amount={order.totalPrice} />
            </Fact>
          )}
          <Fact name={labelTexts.delivery}>
            <Say>{order.isDelivery ? labelTexts.isDelivery : labelTexts.isPickup}</Say>
          </Fact>
          <Fact name={labelTexts.status}>
            <Say.span data-colour={labelColour[order.status] ?? 'grey'} className="label-status">
              {statusEnglish[order.status] ?? statusEnglish.pending}
            </Say.span>
          </Fact>
          {order.deliveryDate && (
            <Fact name={order.isDelivery ? labelTexts.deliveryDate : labelTexts.pickupDate} wide>
              <time dateTime={order.deliveryDate}>
                <Say>{dates.day(order.deliveryDate)}</Say>
                {order.timeWindow && <span className="label-line">{windowWords(order.timeWindow)}</span>}
              </time>
            </Fact>
          )}
          <Fact name={labelTexts.date} wide>
            {order.orderDate ? <ShopDate at={order.orderDate} format="long" /> : 'N/A'}
          </Fact>
        </dl>
        <LabelFood order={order} />
        <Words words={words} />
        {mayContinue && (
          <Say.p className="label-turn">
            {chosen.length > 0 ? labelTexts.choicesContinued : labelTexts.continued}
          </Say.p>
        )}
        <div className="label-code">
          <Barcode orderId={order.id} onDrawn={onBarcodeDrawn} />
        </div>
        <Thanks />
      </article>
      {mayContinue && (
        <article
          lang="id"
          translate="no"
          aria-label={text(labelTexts.second)}
          className="label-sheet label-second"
        >
          <header className="label-header">
            <p className="label-shop">{name}</p>
            <p className="label-number">#{formatOrderId(order.id)}</p>
          </header>
          <p className="label-name">
            <bdi>{order.customerName}</bdi>
          </p>
          {chosen.map(({ packageType, options, name: packageName, choices, quantity }) => (
            <section key={`${packageType} ${options}`} className="label-notes">
              <h2>
                {quantity} × {packageName.id}
              </h2>
              <p>{choices?.id}</p>
            </section>
          ))}
          <Words words={words} />
        </article>
      )}
    </>
  )
}

function Words({ words }: { words: ReturnType<typeof wordsOf> }) {
  return words.map(({ field, text }) => (
    <section key={field} className="label-notes">
      <Say.h2>{labelOrderWords[field]}</Say.h2>
      <p>{text}</p>
    </section>
  ))
}

function Recipient({ order }: { order: Order }) {
  const { customerName, customerPhone, customerEmail, customerAddress, masked } = order
  const text = useText()
  return (
    <section aria-label={text(labelTexts.recipient)} className="label-recipient">
      <p className="label-name">
        <bdi>{customerName}</bdi>
      </p>
      <p className="label-address">{customerAddress}</p>
      {(masked || !isPhoneHidden(order)) && (
        <p className="label-contact">
          {masked ? customerPhone : formatPhone(customerPhone)}
          {customerEmail && <span className="label-email"> · {customerEmail}</span>}
        </p>
      )}
    </section>
  )
}

const moneyState = (order: Order) => {
  if (isCancelled(order.status)) return 'cancelled'
  if (order.isPaid) return 'paid'
  if (isFree(order)) return 'free'
  return isAmountHidden(order) ? 'unpaid' : 'collect'
}

/** Amount that the courier collects. */
function MoneyDue({ order }: { order: Order }) {
  return (
    <Say.p className="label-money" parts={{ amount: <Price amount={amountDue(order)} /> }}>
      {labelMoney[moneyState(order)]}
    </Say.p>
  )
}

function Fact({ name, wide = false, children }: { name: Sentence; wide?: boolean; children: ReactNode }) {
  const text = useText()
  const lang = useLang()
  return (
    <div className={wide ? 'label-wide' : undefined}>
      <dt lang={lang(name)}>{text(name)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Thanks() {
  const { phone, email, halalCertificate, thanks } = useShop()
  return (
    <footer className="label-footer">
      <Say.p>{thanks || labelTexts.thanks}</Say.p>
      <p>{[phone && formatPhone(phone), email].filter(Boolean).join(' · ')}</p>
      {halalCertificate && <Say.p parts={{ number: halalCertificate }}>{labelTexts.halalCertificate}</Say.p>}
    </footer>
  )
}
