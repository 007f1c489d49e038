/** The confirm dialog's code; fetched while the order is on its way, so that it is there when the answer comes. */
export const fetchPaymentChoice = () => import('./payment-choice-dialog.tsx')
