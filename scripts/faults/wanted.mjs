/**
 * The figures of a run and what they must be (docs/security.md, "Figures"). Tests report parts under these names
 * (apps/server/src/testing/figures.ts); several runs are joined by `join`. A line whose parts are missing fails the
 * run: "not run" must never look like "0 found".
 *
 * @typedef {'sum' | 'most' | 'least'} Join
 * @typedef {Record<string, number>} Figures
 * @typedef {object} Line
 * @property {string} name
 * @property {Record<string, Join>} of the parts, in the order in which they are shown
 * @property {string} wanted in words
 * @property {(figures: Figures) => boolean} holds
 */

/** @param {Join} join @returns {(names: string) => Record<string, Join>} names with a blank between them */
const joinedBy = (join) => (names) => Object.fromEntries(names.split(' ').map((name) => [name, join]))
const [sums, most, least] = [joinedBy('sum'), joinedBy('most'), joinedBy('least')]

/** @param {string} name @param {Record<string, Join>} of @param {string} wanted @param {Line['holds']} holds @returns {Line} */
const line = (name, of, wanted, holds) => ({ name, of, wanted, holds })

/** All of the parts must be 0. @param {string} name @param {string} parts */
const none = (name, parts) =>
  line(name, sums(parts), '0', (f) => parts.split(' ').every((part) => f[part] === 0))

/** @type {Line[]} */
export const wantedFigures = [
  line(
    'Kills of server / database; orders acknowledged / found / lost / doubled',
    sums('serverKills databaseKills ordersAcknowledged ordersFound ordersLost ordersDoubled'),
    '50 / 20; equal; 0; 0',
    (f) =>
      f.serverKills >= 50 &&
      f.databaseKills >= 20 &&
      f.ordersAcknowledged > 0 &&
      f.ordersAcknowledged === f.ordersFound &&
      f.ordersLost + f.ordersDoubled === 0,
  ),
  line(
    'Unknown outcomes / settled by retry with the key',
    sums('outcomesUnknown outcomesSettled'),
    'all',
    (f) => f.outcomesUnknown > 0 && f.outcomesUnknown === f.outcomesSettled,
  ),
  line(
    'Database cluster, its leader killed, stopped, cut off, replaced: orders acknowledged / stored / lost / doubled',
    sums('clusterAcknowledged clusterStored clusterLost clusterDoubled'),
    'equal; 0; 0',
    (f) =>
      f.clusterAcknowledged > 0 &&
      f.clusterAcknowledged === f.clusterStored &&
      f.clusterLost + f.clusterDoubled === 0,
  ),
  line(
    'In it: payments / lost / doubled; answers above 499 but 503 with its time; events missed by live screens',
    sums('clusterPayments clusterPaymentsLost clusterPaymentsDoubled clusterFaults clusterScreensMissed'),
    'n; 0; 0; 0; 0',
    (f) =>
      f.clusterPayments > 0 &&
      f.clusterPaymentsLost + f.clusterPaymentsDoubled + f.clusterFaults + f.clusterScreensMissed === 0,
  ),
  line(
    'Longest time without a placed order: leader killed / any fault (ms); back to a moment with another sum; replicas that needed a hand',
    {
      ...most('clusterKilledGapMs clusterLongestGapMs'),
      ...sums('clusterRecoveryDiffers clusterMadeToFollow'),
    },
    '30 s for a killed leader; 0; any',
    (f) => f.clusterKilledGapMs > 0 && f.clusterKilledGapMs <= 30_000 && f.clusterRecoveryDiffers === 0,
  ),
  none('Half-made actions found', 'halfMade'),
  line(
    'Statements failed one by one: actions, failures; broken invariants; not settled by a retry',
    { ...most('statementActions'), ...sums('statementFailures statementBroken statementUnsettled') },
    'n; n; 0; 0',
    (f) => f.statementActions >= 10 && f.statementBroken + f.statementUnsettled === 0,
  ),
  line(
    'Notifications delivered / distinct; paid flips / by the provider’s books',
    sums('notificationsDelivered notificationsDistinct paidFlips paidFlipsWanted'),
    'flips as the books say',
    (f) => f.paidFlips > 0 && f.paidFlips === f.paidFlipsWanted,
  ),
  none('Double payments undetected; paid by less than the total', 'doublePaymentsUndetected paidByLess'),
  line(
    'Forged, altered, regrouped, replayed messages tried / accepted',
    sums('forgedTried forgedAccepted'),
    'at least 5,000 / 0',
    (f) => f.forgedTried >= 5_000 && f.forgedAccepted === 0,
  ),
  line(
    'Lost notifications / found by the reconciler; rounds needed',
    { ...sums('notificationsLost notificationsRecovered'), ...most('reconcilerRounds') },
    'all in one round',
    (f) =>
      f.notificationsLost > 0 && f.notificationsLost === f.notificationsRecovered && f.reconcilerRounds === 1,
  ),
  line(
    'Pushes and mails / kills of the sender; listed for the owner as unknown, of these sent after all',
    sums('outboxMessages outboxKills outboxListed outboxListedThoughSent'),
    'n / 10; any',
    (f) => f.outboxMessages >= 1_000 && f.outboxKills >= 10,
  ),
  line(
    'WhatsApp messages / kills of a sender; sent twice; neither delivered nor listed for the owner',
    sums('whatsappMessages whatsappKills whatsappTwice whatsappUnlisted'),
    'at least 10,000 / 20; 0; 0',
    (f) =>
      f.whatsappMessages >= 10_000 && f.whatsappKills >= 20 && f.whatsappTwice + f.whatsappUnlisted === 0,
  ),
  line(
    'Forged WhatsApp reports tried / accepted',
    sums('whatsappForgedTried whatsappForgedAccepted'),
    'at least 5,000 / 0',
    (f) => f.whatsappForgedTried >= 5_000 && f.whatsappForgedAccepted === 0,
  ),
  line(
    'Stock rounds; units offered / sold; oversold; left while a buyer was refused',
    sums('stockRounds unitsOffered unitsSold unitsOversold unitsLeft'),
    'n; n / n; 0; 0',
    (f) => f.stockRounds >= 20 && f.unitsOversold === 0 && f.unitsLeft === 0,
  ),
  line(
    'One key, twenty posts at once: keys / orders made',
    sums('keysPosted keyOrders'),
    'equal',
    (f) => f.keysPosted > 0 && f.keysPosted === f.keyOrders,
  ),
  line(
    'Admin edits: made / conflicts reported / updates lost silently',
    sums('adminEdits editConflicts editsLost'),
    'n / n / 0',
    (f) => f.adminEdits >= 1_000 && f.editConflicts > 0 && f.editsLost === 0,
  ),
  line(
    'Access matrix: cells checked / wrong',
    { ...most('matrixCells'), ...sums('matrixWrong') },
    'all / 0',
    (f) => f.matrixCells >= 1_000 && f.matrixWrong === 0,
  ),
  none(
    'Planted personal data found in masked answers, pages, logs, bundle, backup',
    'marksInMasked marksInPages marksInLogs marksInBundle marksInBackup',
  ),
  line(
    'Wrong phones tried / compared; wrong passwords tried / compared; the same with forged addresses',
    {
      ...sums('phonesTried'),
      ...most('phonesCompared'),
      ...sums('passwordsTried'),
      ...most('passwordsCompared passwordsComparedForged'),
    },
    'at most 5; at most 10; the same',
    (f) => f.phonesCompared <= 5 && f.passwordsCompared <= 10 && f.passwordsComparedForged <= 10,
  ),
  none('Owner locked out by others’ guesses', 'ownerLockedOut'),
  line(
    'Cross-site attempts / changes made',
    sums('crossSiteTried crossSiteChanges'),
    'n / 0',
    (f) => f.crossSiteTried >= 100 && f.crossSiteChanges === 0,
  ),
  line(
    'Script payloads, fields, screens / executed',
    { ...most('scriptPayloads scriptFields scriptScreens'), ...sums('scriptsExecuted') },
    'n / 0',
    (f) => f.scriptPayloads >= 60 && f.scriptScreens >= 10 && f.scriptsExecuted === 0,
  ),
  line(
    'Bad inputs tried / 5xx / stack traces / process restarts',
    sums('badInputs badInput5xx stackTraces processRestarts'),
    'at least 50,000 / 0 / 0 / 0',
    (f) => f.badInputs >= 50_000 && f.badInput5xx + f.stackTraces + f.processRestarts === 0,
  ),
  line(
    'Valid inputs generated / refused',
    sums('validInputs validRefused'),
    'n / 0',
    (f) => f.validInputs >= 200 && f.validRefused === 0,
  ),
  line(
    'Planted mutants / caught; mutants of Stryker killed in percent',
    { ...most('mutantsPlanted mutantsCaught'), ...least('mutantsKilledPercent') },
    'all; at least 85 %',
    (f) => f.mutantsPlanted > 0 && f.mutantsPlanted === f.mutantsCaught && f.mutantsKilledPercent >= 85,
  ),
  line(
    'Model runs, commands, invariant reads, failures',
    sums('modelRuns modelCommands modelInvariantReads modelFailures'),
    'n, n, n, 0',
    (f) => f.modelRuns > 0 && f.modelInvariantReads > 0 && f.modelFailures === 0,
  ),
  line(
    'Histories of money of one order, differences between what came and what is counted, given back or surplus',
    sums('moneyHistories moneyDifferences'),
    '10,000 or more; 0',
    (f) => f.moneyHistories >= 10_000 && f.moneyDifferences === 0,
  ),
  line(
    'Capacity (orders a second); at three times: goodput %, p50, p99, p99.9 ms, shed, slowest shed answer ms',
    {
      ...least('capacityPerSecond goodputPercent'),
      ...most('overloadP50Ms overloadP99Ms overloadP999Ms'),
      ...sums('overloadShed'),
      ...most('slowestShedMs'),
    },
    'at least 80 %, p99 at most 500 ms, shed under 50 ms',
    (f) => f.goodputPercent >= 80 && f.overloadP99Ms <= 500 && f.slowestShedMs < 50,
  ),
  line(
    'Recovery in ms: server kill, database kill, overload, disk full',
    most('serverRecoveryMs databaseRecoveryMs overloadRecoveryMs diskRecoveryMs'),
    'at most 5,000 each',
    (f) => Math.max(...Object.values(f)) <= 5_000,
  ),
  line(
    'TERM under load: requests accepted / finished / cut; ms to exit',
    { ...sums('termAccepted termFinished termCut'), ...most('termExitMs') },
    'equal; 0; under 10,000',
    (f) =>
      f.termAccepted > 0 && f.termAccepted === f.termFinished && f.termCut === 0 && f.termExitMs < 10_000,
  ),
  line(
    'Restore drill: data lost (s), time to serve (s), rows and checksums compared / different',
    { ...most('restoreLostSeconds restoreServeSeconds'), ...sums('restoreCompared restoreDifferent') },
    'at most 300, at most 1,800, n / 0',
    (f) =>
      f.restoreLostSeconds <= 300 &&
      f.restoreServeSeconds <= 1_800 &&
      f.restoreCompared > 0 &&
      f.restoreDifferent === 0,
  ),
  line(
    'Soak: minutes, requests, heap slope (KiB per 10 min), sockets and connections grown, loop delay p99 ms',
    {
      ...sums('soakMinutes soakRequests'),
      ...most('soakHeapSlopeKiB soakSocketsGrown soakConnectionsGrown soakLoopDelayP99Ms'),
    },
    '30, n, under 1,024, level, level, under 50',
    (f) =>
      f.soakMinutes >= 30 &&
      f.soakHeapSlopeKiB < 1_024 &&
      f.soakSocketsGrown <= 0 &&
      f.soakConnectionsGrown <= 0 &&
      f.soakLoopDelayP99Ms < 50,
  ),
  line(
    'Difference in percent, median of pairs: login, phone, signature',
    most('loginTimingPercent phoneTimingPercent signatureTimingPercent'),
    'within 10 %',
    (f) => Math.max(...Object.values(f)) <= 10,
  ),
]
