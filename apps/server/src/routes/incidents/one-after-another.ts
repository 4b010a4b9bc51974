/**
 * Runs what is handed in one after the other, in order.
 *
 * @param run - what is done with each; never two at a time
 * @param onFailure - told when one fails; those that follow are still run
 */
export function oneAfterAnother<Work>(run: (work: Work) => Promise<void>, onFailure: () => void): (work: Work) => void {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(() => run(work)).catch(onFailure);
  };
}
