/** Circles between folders of the server. Tests are left out: they import from everywhere. */
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'No folder is read before one that needs it.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|[.]test[.]ts$|/(testing|faults)/` } },
}
