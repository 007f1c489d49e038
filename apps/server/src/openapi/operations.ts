/** An operation of the OpenAPI document: its id for generated code, a summary and a tag. */
type Operation = { operationId: string; summary: string; tags: [Tag] }

export const operationTags = {
  Orders: 'Placing, reading and moving orders.',
  Payments: 'Paying an order, and what the provider says of it.',
  Kitchen: 'Delivery days, the cook sheet and labels.',
  Inventory: 'Stock of the packages.',
  Reviews: 'Reviews of customers.',
  Customers: 'Customers by phone number, and blocked numbers.',
  Revenue: 'Sums for the dashboard.',
  Notifications: 'What browsers are notified of.',
  Shop: 'What the shop is and how it is set.',
  Admin: 'Signing in and out, and who changed what.',
  Team: 'Who works in the shop, and invitations to join.',
  Health: 'For load balancers and the status page.',
} as const
type Tag = keyof typeof operationTags

const lines = `
POST /api/orders | placeOrder | Orders | Place an order
POST /api/promotion-codes/check | checkPromotion | Orders | Ask what a promotion code takes off
GET /api/orders/:id | readOrder | Orders | Read an order, whole or masked
GET /api/orders/:id/events | followOrder | Orders | Follow an order's changes as a stream
GET /api/orders/:id/invoice.pdf | downloadInvoice | Orders | Download an order's invoice
POST /api/orders/:id/access | proveOrderAccess | Orders | Become a holder of an order by its phone or key
POST /api/orders/:id/links | makeOrderLink | Orders | Make a private link for the customer
DELETE /api/orders/:id/links | revokeOrderLinks | Orders | Revoke the private links of an order
GET /api/orders | listOrders | Orders | List orders
POST /api/admin/search/orders | searchOrders | Orders | List orders that fit a name, phone or address
PATCH /api/orders/:id/status | changeOrderStatus | Orders | Move an order to another status
GET /api/orders/:id/goods | readGoodsTerms | Orders | What a form needs to change the goods of an order
PUT /api/orders/:id/goods | editGoods | Orders | Change packages, discount or extra charge of an order
PUT /api/orders/:id/details | editDetails | Orders | Change name, contact, address, notes or delivery of an order
PATCH /api/orders/:id/mine | changeOwnOrder | Orders | Change one's own order
POST /api/orders/:id/cancel | cancelOwnOrder | Orders | Cancel one's own order
POST /api/orders/:id/change-request | requestChange | Orders | Ask the owner for a change
GET /api/orders/:id/timeline | readOrderTimeline | Orders | Read what happened to an order
POST /api/orders/:id/notes | addOrderNote | Orders | Add a note to an order
POST /api/orders/:id/acts | recordOrderAct | Orders | Record a text sent or a label printed
POST /api/admin/orders | enterOrder | Orders | Enter an order for a customer
GET /api/admin/orders.csv | exportOrders | Orders | Export orders as CSV
POST /api/admin/search/orders.csv | exportFoundOrders | Orders | Export orders that fit a name, phone or number as CSV
GET /api/admin/events | followShop | Shop | Follow the shop's changes as a stream
PATCH /api/orders/:id/payment | recordOrderPayment | Payments | Record or take back a payment
GET /api/orders/:id/attempts | listPaymentAttempts | Payments | List an order's payment attempts
POST /api/payment/create | startPayment | Payments | Start paying an order
GET /api/payment/open | readOpenPayment | Payments | Read an order's open payment
POST /api/payment/check-status | checkPayment | Payments | Ask the provider for a payment's state
GET /api/orders/:id/refunds | listRefunds | Payments | Money of an order given back
POST /api/orders/:id/refunds | giveBack | Payments | Give money of a paid order back
POST /api/orders/:id/refunds/:refundId/take-back | takeRefundBack | Payments | Take back a refund that was recorded by mistake
GET /api/orders/:id/payments | listPayments | Payments | List the amounts received for an order
PATCH /api/orders/:id/payments/:paymentId | correctPayment | Payments | Correct how a payment by hand came
GET /api/orders/:id/transfer | readTransfer | Payments | Read how to pay an order by a transfer
PUT /api/orders/:id/transfer/proofs | addTransferProof | Payments | Upload a picture of a transfer
GET /api/orders/:id/transfer/proofs/:proofId | readTransferProof | Payments | Read a picture of a transfer
POST /api/payment/manual-update | updatePaymentByHand | Payments | Record a payment by hand
POST /api/payment/test | testPayment | Payments | Try the payment provider
POST /api/payment/notification | notifyPayment | Payments | Take a message of the provider
POST /api/midtrans/notification | notifyMidtrans | Payments | Take a message of the provider, older address
POST /webhook/midtrans | notifyWebhook | Payments | Take a message of the provider, oldest address
GET /webhook/whatsapp | verifyWhatsapp | Notifications | Answer the handshake of WhatsApp's provider
POST /webhook/whatsapp | notifyWhatsapp | Notifications | Take reports of WhatsApp's provider
GET /api/admin/whatsapp | readWhatsapp | Notifications | Read what is sent by WhatsApp and how the account stands
PUT /api/admin/whatsapp | changeWhatsapp | Notifications | Choose what is sent by WhatsApp
POST /api/admin/webhook-sign | signWebhook | Payments | Sign a message for the simulator
GET /api/admin/attention | listAttention | Payments | List what needs the owner
POST /api/admin/attention/:id/close | closeAttention | Payments | Close an entry that needed the owner
POST /api/admin/attention/:id/decide | decideRequest | Payments | Approve or refuse a customer's request
POST /api/admin/counter-sales | sellAtCounter | Payments | Sell packages for cash at the counter
GET /api/admin/cash/shifts | listCashShifts | Payments | List cash shifts
GET /api/admin/cash/shifts/:id | readCashShift | Payments | Read a cash shift and its cash
POST /api/admin/cash/shifts | openCashShift | Payments | Open one's cash shift
POST /api/admin/cash/shifts/:id/close | closeCashShift | Payments | Close a cash shift with the counted cash
GET /api/admin/day-summary | readDaySummary | Revenue | Read what a day brought
GET /api/notifications/key | readPushKey | Notifications | Read the key browsers subscribe with
GET /api/admin/notifications/devices | listNotificationDevices | Notifications | List the team's devices
PUT /api/admin/notifications/devices | saveNotificationDevice | Notifications | Choose what this browser is notified of
DELETE /api/admin/notifications/devices/:id | removeNotificationDevice | Notifications | Remove a device
PUT /api/orders/:id/notifications | saveOrderNotifications | Notifications | Switch messages about an order on or off
GET /api/kitchen/days | listKitchenDays | Kitchen | List the days that can be ordered for
GET /api/admin/kitchen/days | planKitchenDays | Kitchen | List the kitchen's days with their load
PUT /api/admin/kitchen/days/:day | setKitchenDay | Kitchen | Set a day's capacity or close it
GET /api/admin/kitchen/sheet | readCookSheet | Kitchen | Read a day's cook sheet
GET /api/admin/kitchen/loose-orders | listLooseOrders | Kitchen | List orders without a day
PATCH /api/admin/kitchen/lines/:id | tickKitchenLine | Kitchen | Tick a line as prepared
PUT /api/admin/kitchen/orders/:id/day | scheduleOrder | Kitchen | Move an order to another day
POST /api/admin/kitchen/printed-labels | recordPrintedLabels | Kitchen | Record labels as printed
POST /api/admin/scan | scanLabel | Kitchen | Take a scanned label
GET /api/menu | readMenu | Shop | Read the packages that can be ordered
GET /api/admin/menu | readOwnMenu | Shop | Read the menu with hidden and archived packages
POST /api/admin/menu | addPackage | Shop | Add a package to the menu
PUT /api/admin/menu/order | sortMenu | Shop | Sort the menu
PATCH /api/admin/menu/:packageType | changePackage | Shop | Change a package of the menu
DELETE /api/admin/menu/:packageType | deletePackage | Shop | Delete a package that nothing names
POST /api/admin/menu/choices | addChoiceGroup | Shop | Add a group of choices for packages
PUT /api/admin/menu/choices/order | sortChoices | Shop | Sort the groups of choices
PATCH /api/admin/menu/choices/:id | changeChoiceGroup | Shop | Change a group of choices
DELETE /api/admin/menu/choices/:id | deleteChoiceGroup | Shop | Delete a group of choices
GET /api/packages/availability | listAvailability | Inventory | Say which packages can be ordered now
GET /api/promotion-codes | listPromotionCodes | Shop | List promotion codes
POST /api/promotion-codes | addPromotionCode | Shop | Add a promotion code
PATCH /api/promotion-codes/:id | changePromotionCode | Shop | Change a promotion code
DELETE /api/promotion-codes/:id | deletePromotionCode | Shop | Delete a promotion code that no order has
PUT /api/admin/photos | storePhoto | Shop | Store a picture for the settings
PUT /api/admin/menu/:packageType/photo | storePackagePhoto | Inventory | Store the photo of a package
DELETE /api/admin/menu/:packageType/photo | removePackagePhoto | Inventory | Remove the photo of a package
GET /api/inventory | listInventory | Inventory | List the stock
POST /api/inventory | addInventoryItem | Inventory | Add a package to the stock
PATCH /api/inventory/:id | changeInventoryItem | Inventory | Change a package's stock
GET /api/inventory/:id/movements | listStockMovements | Inventory | List how a stock changed
GET /api/reviews/public | listPublicReviews | Reviews | List published reviews
GET /api/reviews/summary | summariseReviews | Reviews | Read the average rating
POST /api/reviews | writeReview | Reviews | Write a review
GET /api/reviews | listReviews | Reviews | List all reviews
PATCH /api/reviews/:id/visibility | changeReviewVisibility | Reviews | Publish or hide a review
PATCH /api/reviews/:id/reply | replyToReview | Reviews | Reply to a review
DELETE /api/reviews/:id | deleteReview | Reviews | Delete a review
GET /api/admin/customers | listCustomers | Customers | List customers
POST /api/admin/search/customers | searchCustomers | Customers | List customers that fit a name or phone
GET /api/admin/customers/:id | readCustomer | Customers | Read a customer
PUT /api/admin/customers/:id/note | noteCustomer | Customers | Write a note on a customer
PUT /api/admin/customers/:id/whatsapp | stopWhatsapp | Customers | Stop or resume WhatsApp messages to a customer
POST /api/admin/customers/:id/export | exportCustomer | Customers | Hand out a customer's data
POST /api/admin/customers/:id/erase | eraseCustomer | Customers | Erase a customer's data
GET /api/admin/blocked-phones | listBlockedPhones | Customers | List blocked numbers
POST /api/admin/blocked-phones | blockPhone | Customers | Block a number
DELETE /api/admin/blocked-phones/:id | unblockPhone | Customers | Unblock a number
GET /api/revenue/total | readRevenue | Revenue | Read the sums
GET /api/revenue/daily | listDailyRevenue | Revenue | List the sums of days
GET /api/revenue/by-package | listRevenueByPackage | Revenue | List the sums of packages
GET /api/revenue/by-method | listRevenueByMethod | Revenue | List the sums of payment methods
GET /api/revenue/money | listMoney | Revenue | List money received and given back by day and method
GET /api/admin/money.csv | exportMoney | Revenue | Export money by day and method as CSV
GET /api/config | readShop | Shop | Read what a browser may know of the shop
GET /api/admin/settings | readSettings | Shop | Read the settings
PATCH /api/admin/settings | changeSettings | Shop | Change the settings
POST /api/admin/login | signIn | Admin | Sign in
POST /api/admin/login/code | enterCode | Admin | Finish signing in with a code
GET /api/admin/second-factor | readSecondFactor | Admin | Read whether one has a second factor
POST /api/admin/second-factor | beginSecondFactor | Admin | Make a secret for an authenticator app
POST /api/admin/second-factor/confirm | confirmSecondFactor | Admin | Put the second factor in force
POST /api/admin/second-factor/recovery-codes | makeRecoveryCodes | Admin | Make other recovery codes
POST /api/admin/second-factor/off | removeSecondFactor | Admin | Remove the second factor
GET /api/admin/sessions | listSessions | Admin | List one's sessions
DELETE /api/admin/sessions/:id | endSession | Admin | End one of one's sessions
POST /api/admin/sessions/end-others | endOtherSessions | Admin | End all of one's other sessions
GET /api/admin/audit | listAuditLog | Admin | List who changed what
POST /api/admin/logout | signOut | Admin | Sign out
GET /api/admin/session | readSession | Admin | Read who is signed in
POST /api/admin/password | changePassword | Admin | Change the password
POST /api/admin/confirm-restore | confirmRestore | Admin | Confirm that this restored copy is the real shop
GET /api/admin/team | listTeam | Team | List who works here and open invitations
POST /api/admin/team/invitations | inviteMember | Team | Make an invitation
DELETE /api/admin/team/invitations/:id | withdrawInvitation | Team | Withdraw an invitation
PATCH /api/admin/team/members/:id | changeRole | Team | Give a member another role
DELETE /api/admin/team/members/:id/sessions | endSessions | Team | Sign a member out everywhere
DELETE /api/admin/team/members/:id | removeMember | Team | Remove a member
POST /api/invitations/read | readInvitation | Team | Read what an invitation offers
POST /api/invitations/accept | acceptInvitation | Team | Join with an invitation
GET /api/system/status | readStatus | Health | Read the state of the shop's parts
GET /healthz | isAlive | Health | Say that the process is alive
GET /readyz | isReady | Health | Say whether requests can be taken
`

const operations = new Map(
  lines
    .trim()
    .split('\n')
    .map((line): [string, Operation] => {
      const [route = '', operationId = '', tag = '', summary = ''] = line.split(' | ')
      return [route, { operationId, summary, tags: [tag as Tag] }]
    }),
)

/** The operation of a route, by method and path as registered; undefined when there is none. */
export const operationOf = (method: string, path: string): Operation | undefined =>
  operations.get(`${method} ${path}`)
