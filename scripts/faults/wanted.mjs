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

/** @param {...string} names */
const sums = (...names) => Object.fromEntries(names.map((name) => [name, 'sum']))
/** @param {...string} names */
const most = (...names) => Object.fromEntries(names.map((name) => [name, 'most']))
/** @param {...string} names */
const none = (...names) => ({ wanted: '0', holds: (figures) => names.every((name) => figures[name] === 0) })

/** @type {Line[]} */
export const wantedFigures = [
  {
    name: 'Kills of server / database; orders acknowledged / found / lost / doubled',
    of: sums(
      'serverKills',
      'databaseKills',
      'ordersAcknowledged',
      'ordersFound',
      'ordersLost',
      'ordersDoubled',
    ),
    wanted: '50 / 20; equal; 0; 0',
    holds: (f) =>
      f.serverKills >= 50 &&
      f.databaseKills >= 20 &&
      f.ordersAcknowledged > 0 &&
      f.ordersAcknowledged === f.ordersFound &&
      f.ordersLost + f.ordersDoubled === 0,
  },
  {
    name: 'Unknown outcomes / settled by retry with the key',
    of: sums('outcomesUnknown', 'outcomesSettled'),
    wanted: 'all',
    holds: (f) => f.outcomesUnknown > 0 && f.outcomesUnknown === f.outcomesSettled,
  },
  {
    name: 'Database cluster, its leader killed, stopped, cut off, replaced: orders acknowledged / stored / lost / doubled',
    of: sums('clusterAcknowledged', 'clusterStored', 'clusterLost', 'clusterDoubled'),
    wanted: 'equal; 0; 0',
    holds: (f) =>
      f.clusterAcknowledged > 0 &&
      f.clusterAcknowledged === f.clusterStored &&
      f.clusterLost + f.clusterDoubled === 0,
  },
  {
    name: 'In it: payments / lost / doubled; answers above 499 but 503 with its time; events missed by live screens',
    of: sums(
      'clusterPayments',
      'clusterPaymentsLost',
      'clusterPaymentsDoubled',
      'clusterFaults',
      'clusterScreensMissed',
    ),
    wanted: 'n; 0; 0; 0; 0',
    holds: (f) =>
      f.clusterPayments > 0 &&
      f.clusterPaymentsLost + f.clusterPaymentsDoubled + f.clusterFaults + f.clusterScreensMissed === 0,
  },
  {
    name: 'Longest time without a placed order: leader killed / any fault (ms); back to a moment with another sum; replicas that needed a hand',
    of: {
      ...most('clusterKilledGapMs', 'clusterLongestGapMs'),
      ...sums('clusterRecoveryDiffers', 'clusterMadeToFollow'),
    },
    wanted: '30 s for a killed leader; 0; any',
    holds: (f) =>
      f.clusterKilledGapMs > 0 && f.clusterKilledGapMs <= 30_000 && f.clusterRecoveryDiffers === 0,
  },
  { name: 'Half-made actions found', of: sums('halfMade'), ...none('halfMade') },
  {
    name: 'Statements failed one by one: actions, failures; broken invariants; not settled by a retry',
    of: { statementActions: 'most', ...sums('statementFailures', 'statementBroken', 'statementUnsettled') },
    wanted: 'n; n; 0; 0',
    holds: (f) => f.statementActions >= 10 && f.statementBroken + f.statementUnsettled === 0,
  },
  {
    name: 'Notifications delivered / distinct; paid flips / by the provider’s books',
    of: sums('notificationsDelivered', 'notificationsDistinct', 'paidFlips', 'paidFlipsWanted'),
    wanted: 'flips as the books say',
    holds: (f) => f.paidFlips > 0 && f.paidFlips === f.paidFlipsWanted,
  },
  {
    name: 'Double payments undetected; paid by less than the total',
    of: sums('doublePaymentsUndetected', 'paidByLess'),
    ...none('doublePaymentsUndetected', 'paidByLess'),
  },
  {
    name: 'Forged, altered, regrouped, replayed messages tried / accepted',
    of: sums('forgedTried', 'forgedAccepted'),
    wanted: 'at least 5,000 / 0',
    holds: (f) => f.forgedTried >= 5_000 && f.forgedAccepted === 0,
  },
  {
    name: 'Lost notifications / found by the reconciler; rounds needed',
    of: { ...sums('notificationsLost', 'notificationsRecovered'), ...most('reconcilerRounds') },
    wanted: 'all in one round',
    holds: (f) =>
      f.notificationsLost > 0 && f.notificationsLost === f.notificationsRecovered && f.reconcilerRounds === 1,
  },
  {
    name: 'Stock rounds; units offered / sold; oversold; left while a buyer was refused',
    of: sums('stockRounds', 'unitsOffered', 'unitsSold', 'unitsOversold', 'unitsLeft'),
    wanted: 'n; n / n; 0; 0',
    holds: (f) => f.stockRounds >= 20 && f.unitsOversold === 0 && f.unitsLeft === 0,
  },
  {
    name: 'One key, twenty posts at once: keys / orders made',
    of: sums('keysPosted', 'keyOrders'),
    wanted: 'equal',
    holds: (f) => f.keysPosted > 0 && f.keysPosted === f.keyOrders,
  },
  {
    name: 'Admin edits: made / conflicts reported / updates lost silently',
    of: sums('adminEdits', 'editConflicts', 'editsLost'),
    wanted: 'n / n / 0',
    holds: (f) => f.adminEdits >= 1_000 && f.editConflicts > 0 && f.editsLost === 0,
  },
  {
    name: 'Access matrix: cells checked / wrong',
    of: { ...most('matrixCells'), ...sums('matrixWrong') },
    wanted: 'all / 0',
    holds: (f) => f.matrixCells >= 1_000 && f.matrixWrong === 0,
  },
  {
    name: 'Planted personal data found in masked answers, pages, logs, bundle, backup',
    of: sums('marksInMasked', 'marksInPages', 'marksInLogs', 'marksInBundle', 'marksInBackup'),
    ...none('marksInMasked', 'marksInPages', 'marksInLogs', 'marksInBundle', 'marksInBackup'),
  },
  {
    name: 'Wrong phones tried / compared; wrong passwords tried / compared; the same with forged addresses',
    of: {
      ...sums('phonesTried'),
      ...most('phonesCompared'),
      ...sums('passwordsTried'),
      ...most('passwordsCompared', 'passwordsComparedForged'),
    },
    wanted: 'at most 5; at most 10; the same',
    holds: (f) => f.phonesCompared <= 5 && f.passwordsCompared <= 10 && f.passwordsComparedForged <= 10,
  },
  { name: 'Owner locked out by others’ guesses', of: sums('ownerLockedOut'), ...none('ownerLockedOut') },
  {
    name: 'Cross-site attempts / changes made',
    of: sums('crossSiteTried', 'crossSiteChanges'),
    wanted: 'n / 0',
    holds: (f) => f.crossSiteTried >= 100 && f.crossSiteChanges === 0,
  },
  {
    name: 'Script payloads, fields, screens / executed',
    of: { ...most('scriptPayloads', 'scriptFields', 'scriptScreens'), ...sums('scriptsExecuted') },
    wanted: 'n / 0',
    holds: (f) => f.scriptPayloads >= 60 && f.scriptScreens >= 10 && f.scriptsExecuted === 0,
  },
  {
    name: 'Bad inputs tried / 5xx / stack traces / process restarts',
    of: sums('badInputs', 'badInput5xx', 'stackTraces', 'processRestarts'),
    wanted: 'at least 50,000 / 0 / 0 / 0',
    holds: (f) => f.badInputs >= 50_000 && f.badInput5xx + f.stackTraces + f.processRestarts === 0,
  },
  {
    name: 'Valid inputs generated / refused',
    of: sums('validInputs', 'validRefused'),
    wanted: 'n / 0',
    holds: (f) => f.validInputs >= 200 && f.validRefused === 0,
  },
  {
    name: 'Planted mutants / caught; mutants of Stryker killed in percent',
    of: { ...most('mutantsPlanted', 'mutantsCaught'), mutantsKilledPercent: 'least' },
    wanted: 'all; at least 85 %',
    holds: (f) =>
      f.mutantsPlanted > 0 && f.mutantsPlanted === f.mutantsCaught && f.mutantsKilledPercent >= 85,
  },
  {
    name: 'Model runs, commands, invariant reads, failures',
    of: sums('modelRuns', 'modelCommands', 'modelInvariantReads', 'modelFailures'),
    wanted: 'n, n, n, 0',
    holds: (f) => f.modelRuns > 0 && f.modelInvariantReads > 0 && f.modelFailures === 0,
  },
  {
    name: 'Histories of money of one order, differences between what came and what is counted, given back or surplus',
    of: sums('moneyHistories', 'moneyDifferences'),
    wanted: '10,000 or more; 0',
    holds: (f) => f.moneyHistories >= 10_000 && f.moneyDifferences === 0,
  },
  {
    name: 'Capacity (orders a second); at three times: goodput %, p50, p99, p99.9 ms, shed, slowest shed answer ms',
    of: {
      capacityPerSecond: 'least',
      goodputPercent: 'least',
      ...most('overloadP50Ms', 'overloadP99Ms', 'overloadP999Ms'),
      ...sums('overloadShed'),
      ...most('slowestShedMs'),
    },
    wanted: 'at least 80 %, p99 at most 500 ms, shed under 50 ms',
    holds: (f) => f.goodputPercent >= 80 && f.overloadP99Ms <= 500 && f.slowestShedMs < 50,
  },
  {
    name: 'Recovery in ms: server kill, database kill, overload, disk full',
    of: most('serverRecoveryMs', 'databaseRecoveryMs', 'overloadRecoveryMs', 'diskRecoveryMs'),
    wanted: 'at most 5,000 each',
    holds: (f) => Math.max(...Object.values(f)) <= 5_000,
  },
  {
    name: 'TERM under load: requests accepted / finished / cut; ms to exit',
    of: { ...sums('termAccepted', 'termFinished', 'termCut'), ...most('termExitMs') },
    wanted: 'equal; 0; under 10,000',
    holds: (f) =>
      f.termAccepted > 0 && f.termAccepted === f.termFinished && f.termCut === 0 && f.termExitMs < 10_000,
  },
  {
    name: 'Slow sockets: how many, longest held ms, orders’ p99 meanwhile ms',
    of: { slowSockets: 'least', ...most('slowSocketHeldMs', 'slowSocketOrderP99Ms') },
    wanted: '300, at most 20,000 and one look (2,000), under 500',
    holds: (f) => f.slowSockets >= 300 && f.slowSocketHeldMs <= 22_500 && f.slowSocketOrderP99Ms < 500,
  },
  {
    name: 'A hundred of the slowest texts: slowest order beside them (ms), longest silence of /healthz (ms)',
    of: most('stopTheShopSlowestOrderMs', 'stopTheShopSilenceMs'),
    wanted: 'under 1,000; under 200',
    holds: (f) => f.stopTheShopSlowestOrderMs < 1_000 && f.stopTheShopSilenceMs < 200,
  },
  {
    name: 'Restore drill: data lost (s), time to serve (s), rows and checksums compared / different',
    of: {
      ...most('restoreLostSeconds', 'restoreServeSeconds'),
      ...sums('restoreCompared', 'restoreDifferent'),
    },
    wanted: 'at most 300, at most 1,800, n / 0',
    holds: (f) =>
      f.restoreLostSeconds <= 300 &&
      f.restoreServeSeconds <= 1_800 &&
      f.restoreCompared > 0 &&
      f.restoreDifferent === 0,
  },
  {
    name: 'Migrations: fail points / schemas in between',
    of: sums('migrationFailPoints', 'schemasBetween'),
    wanted: 'n / 0',
    holds: (f) => f.migrationFailPoints > 0 && f.schemasBetween === 0,
  },
  {
    name: 'Soak: minutes, requests, heap slope (KiB per 10 min), sockets and connections grown, loop delay p99 ms',
    of: {
      ...sums('soakMinutes', 'soakRequests'),
      ...most('soakHeapSlopeKiB', 'soakSocketsGrown', 'soakConnectionsGrown', 'soakLoopDelayP99Ms'),
    },
    wanted: '30, n, under 1,024, level, level, under 50',
    holds: (f) =>
      f.soakMinutes >= 30 &&
      f.soakHeapSlopeKiB < 1_024 &&
      f.soakSocketsGrown <= 0 &&
      f.soakConnectionsGrown <= 0 &&
      f.soakLoopDelayP99Ms < 50,
  },
  {
    name: 'Difference in percent, median of pairs: login, phone, signature',
    of: most('loginTimingPercent', 'phoneTimingPercent', 'signatureTimingPercent'),
    wanted: 'within 10 %',
    holds: (f) => Math.max(...Object.values(f)) <= 10,
  },
  {
    name: 'Packages in production / with known faults',
    of: { ...most('productionPackages', 'packagesWithFaults') },
    wanted: 'n / 0',
    holds: (f) => f.productionPackages > 0 && f.packagesWithFaults === 0,
  },
]
