// React, as it is developed with, writes for each element where it was made and for each render how long it took, as long
// as the console offers to take it. Nobody reads that in a test: a tenth of the time. It asks once, when it is loaded.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
