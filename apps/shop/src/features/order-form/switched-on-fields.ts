/** Fields that most shops have not switched on. One file: the form names every file that it may fetch. */
export { default as DeliveryAreaField } from './delivery-area-field.tsx'
export { default as PromotionCodeField } from './promotion-code-field.tsx'
export { default as TimeWindowField } from './time-window-field.tsx'
